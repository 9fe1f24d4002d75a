import { useMemo, useSyncExternalStore } from "react";
import { recentLimit, storedPages } from "../../lib/browser/recentPages.ts";
import { onStoredChange } from "../../lib/browser/storedChanges.ts";
import { useCurrentPath } from "../../widgets/currentPath.ts";

/** The paths of the pages that the visitor has seen, in any tab, without the one on screen. */
export function useRecentPages(): string[] {
  const currentPath = useCurrentPath();
  const stored = useSyncExternalStore(onStoredChange, storedPages, () => "");
  return useMemo(
    () =>
      stored
        .split(" ")
        .filter((path) => path && path !== currentPath)
        .slice(0, recentLimit),
    [stored, currentPath],
  );
}
