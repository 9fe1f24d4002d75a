import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/** False during prerendering and hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The same for the frame, which mounts once. It changes in a background render, which presses can
 * interrupt, a moment after hydration.
 */
export const useHydratedFrame = (): boolean => useDeferredValue(true, false);
