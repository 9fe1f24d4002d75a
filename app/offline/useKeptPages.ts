import { useEffect } from "react";
import { useAfterLoad } from "../widgets/useAfterLoad.ts";
import { noticeElement } from "./caches.ts";

/** After the load event nothing is kept for this long, so that it costs nothing at first sight; ms. */
const afterLoad = 3000;

/** The page that this document opened with: only that one can have come from the store. */
const openedWith = typeof document === "undefined" ? "" : window.location.pathname;

/**
 * Keeps the pages the visitor reads for reading without a signal, and takes the notice of a kept
 * page away with that page.
 */
export function useKeptPages(isOn: boolean, path: string) {
  const isSettled = useAfterLoad(afterLoad);
  useEffect(() => {
    if (path !== openedWith) document.querySelector(noticeElement)?.remove();
  }, [path]);
  useEffect(() => {
    if (!isOn || !isSettled || !import.meta.env.PROD) return;
    import("./keep.ts")
      .then(({ keepPage }) => keepPage(path))
      .catch(() => {
        // A page that cannot be kept is no fault of the page.
      });
  }, [isOn, isSettled, path]);
}
