import { useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { hashScrollFrames } from "../lib/thresholds.ts";
import { hashTarget, openAround } from "./hashTarget.ts";
import { isInPlace } from "./inPlace.ts";

/** Focuses an element, making it focusable first if it isn't. */
function focusOn(element: HTMLElement) {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Focuses the target of a hash, looked up for at most 10 animation frames (specification §2), and scrolls to
 * it unless the router does.
 * @param orElse what to do if there is none
 * @returns ends the search
 */
function findTarget(hash: string, scrolls: boolean, orElse: () => void): () => void {
  let frame = 0;
  let attempts = 0;
  const look = () => {
    const target = hashTarget(hash);
    if (target) {
      openAround(target);
      if (scrolls) target.scrollIntoView();
      focusOn(target);
    } else if (++attempts < hashScrollFrames) {
      frame = requestAnimationFrame(look);
    } else {
      orElse();
    }
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

// Kept outside React: the frame remounts when a page fails, and that counts as an arrival too.
let arrivedAt: string | undefined;
let shownPath: string | undefined;

/**
 * Handles arrival after a client navigation: closes what is open, moves focus to the hash target or else to
 * the main content, and writes the new title into the live region behind the returned ref (the route
 * announcer). On Back the router restores the scroll position. The first load is left to the browser.
 */
export function useArrival(): RefObject<HTMLDivElement | null> {
  const location = useLocation();
  const navigationType = useNavigationType();
  const region = useRef<HTMLDivElement>(null);

  // A layout effect: a menu that is opened as soon as the page is seen stays open.
  useLayoutEffect(() => {
    const isFirst = arrivedAt === undefined;
    if (arrivedAt === location.key) return undefined;
    arrivedAt = location.key;
    const samePage = shownPath === location.pathname;
    shownPath = location.pathname;
    // A search opened since stays.
    if (isFirst || (isInPlace(location) && navigationType !== NavigationType.Pop)) return undefined;
    // Menu, search and lightbox belong to the page on which they were opened.
    document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((open) => open.close());
    if (!samePage) {
      // Structured data is of the page that the document was loaded for.
      document.querySelector('script[type="application/ld+json"]')?.remove();
      if (region.current) region.current.textContent = document.title;
    }

    const focusOnMain = () => {
      const main = document.getElementById("main-content");
      if (main && !samePage) focusOn(main);
    };
    if (location.hash.length > 1)
      return findTarget(location.hash, navigationType !== NavigationType.Pop, focusOnMain);
    focusOnMain();
    return undefined;
  }, [location, navigationType]);

  return region;
}
