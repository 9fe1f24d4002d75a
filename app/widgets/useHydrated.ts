import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False during prerendering and hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
