import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered page and while it hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
