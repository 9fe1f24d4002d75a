import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { hashScrollFrames } from "../lib/thresholds.ts";

/** Moves focus to an element that does not take it by itself. */
function focusOn(element: HTMLElement) {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The element that an address names after its `#`. */
function hashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

// Kept outside React: the frame is mounted anew where a page fails, which is an arrival too.
let arrivedAt: string | undefined;
let shownPath: string | undefined;

/**
 * What happens after a client navigation: focus goes to the hash target, looked for in up to 10
 * animation frames (specification §2), else to the main content; the new title is written into the
 * live region that takes the ref returned. Going back, the router restores the position and only
 * the title is announced. On the first load nothing happens: the browser has done it all.
 */
export function useArrival(): RefObject<HTMLDivElement | null> {
  const location = useLocation();
  const navigationType = useNavigationType();
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const isFirst = arrivedAt === undefined;
    if (arrivedAt === location.key) return undefined;
    arrivedAt = location.key;
    const samePage = shownPath === location.pathname;
    shownPath = location.pathname;
    if (isFirst) return undefined;
    if (!samePage && region.current) region.current.textContent = document.title;

    const focusOnMain = () => {
      const main = document.getElementById("main-content");
      if (main && !samePage) focusOn(main);
    };
    const id = hashId(location.hash);
    let frame = 0;
    let tries = 0;
    const look = () => {
      const target = document.getElementById(id);
      if (target) {
        if (navigationType !== NavigationType.Pop) target.scrollIntoView();
        focusOn(target);
      } else if (++tries < hashScrollFrames) {
        frame = requestAnimationFrame(look);
      } else {
        focusOnMain();
      }
    };
    if (id) frame = requestAnimationFrame(look);
    else focusOnMain();
    return () => cancelAnimationFrame(frame);
  }, [location, navigationType]);

  return region;
}
