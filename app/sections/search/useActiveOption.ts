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

/** How the field controls the list. */
export type ListHandle = {
  /** Moves the active option on a key press in the field, or follows it on Enter. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Follows the active option. Returns false if there is none. */
  followActive: () => boolean;
};

export type ActiveOption = {
  query: string;
  /** Index of the last option, -1 if there are none. */
  last: number;
  listId: string;
  activeId: string | undefined;
  /** Receives the handlers that the field calls. */
  handle: Ref<ListHandle>;
  /** Called with the ARIA references for the field. */
  onList: (list: OptionList) => void;
};

/** Index of the active option and its setter; keys in the field move it. */
export function useActiveOption({ query, last, listId, activeId, handle, onList }: ActiveOption) {
  // New terms reset it to the first option. With none typed, Enter must not navigate.
  const first = query.trim() ? 0 : -1;
  const [chosen, setChosen] = useState({ query, index: first });
  const active = Math.min(chosen.query === query ? chosen.index : first, last);
  const setActive = useCallback((index: number) => setChosen({ query, index }), [query]);

  const shownId = active >= 0 ? optionId(listId, active) : undefined;
  const shownList = last >= 0 ? listId : undefined;
  useEffect(() => {
    onList({ listId: shownList, activeId: shownId });
  }, [onList, shownList, shownId]);

  // Only keys scroll to the active option; under the pointer it is in view already.
  const movedTo = useRef<string>(undefined);
  useEffect(() => {
    if (activeId && activeId === movedTo.current)
      document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const followActive = () => {
    if (shownId) document.getElementById(shownId)?.click();
    return shownId !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isModified(event) || last < 0) return;
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      if (followActive()) event.preventDefault();
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
  useImperativeHandle(handle, () => ({ onKeyDown, followActive }));

  return [active, setActive] as const;
}
