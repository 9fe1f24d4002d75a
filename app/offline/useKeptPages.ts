import { useEffect, useRef } from "react";
import { noticeElement } from "./notice.ts";

/** After the load event nothing is kept for this long, so that it costs nothing at first sight; ms. */
const afterLoad = 3000;

const idle = (act: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(act, { timeout: 10_000 }) : setTimeout(act);

/** Ends `afterLoad` ms after the load event, when the browser has nothing else to do. */
const settled = () =>
  new Promise<void>((resolve) => {
    const wait = () => setTimeout(() => idle(resolve), afterLoad);
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
  });

/**
 * Keeps the pages the visitor reads for reading without a signal, and takes the notice of a kept
 * page away with that page.
 */
export function useKeptPages(isOn: boolean, path: string) {
  const first = useRef(path);
  useEffect(() => {
    if (path !== first.current) {
      document.querySelector(noticeElement)?.remove();
      first.current = "";
    }
    if (!isOn || !import.meta.env.PROD) return undefined;
    let isLeft = false;
    settled()
      .then(() => (isLeft ? undefined : import("./keep.ts").then(({ keepPage }) => keepPage(path))))
      .catch(() => {
        // A page that cannot be kept is no fault of the page.
      });
    return () => {
      isLeft = true;
    };
  }, [isOn, path]);
}
