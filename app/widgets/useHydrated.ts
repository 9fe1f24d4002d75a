import { useDeferredValue, useSyncExternalStore } from "react";

/*
 * Which one: `useOnceHydrated` where what is shown depends on the address or the browser, `useHydrated`
 * where a control only works then, `useHydratedFrame` in what stays from page to page. Styles read
 * `html[data-hydrated]` instead, and need no render.
 */

const never = () => () => {};

/**
 * `value` once the page is hydrated, and `before` until then, as prerendered. Renders again only if
 * they differ.
 */
export function useOnceHydrated<Value>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  );
}

/** False during prerendering and hydration, true from then on. */
export const useHydrated = (): boolean => useOnceHydrated(true, false);

/**
 * {@link useHydrated} for the frame, which mounts once. It changes a moment after hydration, in a
 * background render, which presses can interrupt.
 */
export const useHydratedFrame = (): boolean => useDeferredValue(true, false);
