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
import type { OptionList } from "../../widgets/SearchDialog/SearchDialog.tsx";
import { optionId } from "../../widgets/SearchDialog/SearchList.tsx";

export type ActiveOption = {
  words: string;
  /** Index of the last option, -1 where there are none. */
  last: number;
  listId: string;
  activeId: string | undefined;
  /** Takes what is to happen on a key press in the field. */
  keys: Ref<(event: KeyboardEvent) => void>;
  /** Called with what the field is to say of the list. */
  onList: (list: OptionList) => void;
};

/** Index of the option that Enter would take, and what sets it; the field's keys move it. */
export function useActiveOption({ words, last, listId, activeId, keys, onList }: ActiveOption) {
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
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current && activeId)
      document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
    moved.current = false;
  }, [activeId]);

  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    if (isModified(event) || last < 0) return;
    if (event.key === "Enter" && shownId && !event.nativeEvent.isComposing) {
      event.preventDefault();
      document.getElementById(shownId)?.click();
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
    moved.current = true;
    setActive(to);
  });

  return [active, setActive] as const;
}
