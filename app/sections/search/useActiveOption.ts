import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from "react";
import { isModified } from "../../lib/modifiers.ts";
import type { OptionList } from "../../widgets/SearchDialog/SearchField.tsx";
import { optionId } from "../../widgets/SearchDialog/SearchList.tsx";

/** What the field does with the list. */
export type ListHandle = {
  /** Moves what is active by a key pressed in the field, or takes it with Enter. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Follows the active option. Says whether there is one. */
  takeActive: () => boolean;
};

export type ActiveOption = {
  words: string;
  /** Index of the last option, -1 where there are none. */
  last: number;
  listId: string;
  activeId: string | undefined;
  /** Takes what the field does with the list. */
  handle: Ref<ListHandle>;
  /** Called with what the field is to say of the list. */
  onList: (list: OptionList) => void;
};

/** Index of the option that Enter would take, and what sets it; the field's keys move it. */
export function useActiveOption({ words, last, listId, activeId, handle, onList }: ActiveOption) {
  // Other words, other options: back to the first. Before any are typed Enter must not lead away.
  const first = words.trim() ? 0 : -1;
  const [chosen, setChosen] = useState({ words, index: first });
  const active = Math.min(chosen.words === words ? chosen.index : first, last);
  const setActive = useCallback((index: number) => setChosen({ words, index }), [words]);

  const shownId = active >= 0 ? optionId(listId, active) : undefined;
  const shownList = last >= 0 ? listId : undefined;
  useEffect(() => {
    onList({ listId: shownList, activeId: shownId });
  }, [onList, shownList, shownId]);

  // Keys move what is active; the pointer is already there.
  const movedTo = useRef<string>(undefined);
  useEffect(() => {
    if (activeId && activeId === movedTo.current)
      document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const takeActive = () => {
    if (shownId) document.getElementById(shownId)?.click();
    return shownId !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isModified(event) || last < 0) return;
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      if (takeActive()) event.preventDefault();
      return;
    }
    const to = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    movedTo.current = optionId(listId, to);
    setActive(to);
  };
  useImperativeHandle(handle, () => ({ onKeyDown, takeActive }));

  return [active, setActive] as const;
}
