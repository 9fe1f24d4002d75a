import { useEffect } from "react";
import { useAfterLoad } from "../widgets/useAfterLoad.ts";
import { noticeElement } from "./caches.ts";

/** Delay after the load event, so that caching does not compete with the first screen; ms. */
const delayMs = 3000;

/** The page this document opened with; only that one can have come from the cache. */
const initialPath = typeof document === "undefined" ? "" : window.location.pathname;

/**
 * Caches the pages the visitor reads for offline use, and removes a cached page's notice once the
 * visitor leaves that page.
 */
export function useKeptPages(isOn: boolean, path: string) {
  const isSettled = useAfterLoad(delayMs);
  useEffect(() => {
    if (path !== initialPath) document.querySelector(noticeElement)?.remove();
  }, [path]);
  useEffect(() => {
    if (!isOn || !isSettled || !import.meta.env.PROD) return;
    import("./keep.ts")
      .then(({ keepPage }) => keepPage(path))
      .catch(() => {
        // Caching is optional: the page works without it.
      });
  }, [isOn, isSettled, path]);
}
