import { createContext, useContext, useSyncExternalStore } from "react";

/**
 * The place in the navigation bar for the button of a page's contents. It is there later than the page,
 * and no state of the frame's: a context that changes hydrates at once all that waits for its turn.
 */
export function createContentsInBar() {
  let place: HTMLElement | null = null;
  let tell = () => {};
  return {
    ref: (element: HTMLElement | null) => {
      place = element;
      tell();
    },
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
    place: () => place,
  };
}

export const ContentsInBarContext = createContext(createContentsInBar());

/** Null until the bar is hydrated, and without one. */
export function useContentsInBar(): HTMLElement | null {
  const { subscribe, place } = useContext(ContentsInBarContext);
  return useSyncExternalStore(subscribe, place, () => null);
}
