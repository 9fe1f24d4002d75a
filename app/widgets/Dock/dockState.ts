/** What the dock shows depends on: time, scrolling, sections in view, focus, the current page. */
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useState, useSyncExternalStore } from "react";
import { keyboardFocus } from "../../lib/browser/keyboardFocus.ts";
import { bottomBarHidePx } from "../../lib/thresholds.ts";
import { highWindow } from "../../theme/tokens.ts";
import type { BottomBarProps } from "../BottomBar/BottomBar.tsx";
import { observe } from "../observe.ts";

/** False until `ms` milliseconds after the page's load event, true from then on. */
export function useAfterLoad(ms: number): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      const [opening] = performance.getEntriesByType("navigation");
      const sinceLoad = opening ? performance.now() - opening.loadEventStart : 0;
      timer = setTimeout(() => setAfter(true), ms - sinceLoad);
    };
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", start);
    };
  }, [ms]);
  return after;
}

/**
 * Whether the window is narrow and high enough for the tabs. Known from the first render on: nothing
 * that is prerendered depends on it.
 */
export const useHasTabs = () =>
  useMediaQuery((theme) => `${theme.breakpoints.down("md")} and ${highWindow}`, {
    noSsr: true,
  });

/** A finger that trembles or lets go scrolls back by less than this, px. */
const turnPx = 10;

/** Whether the page is past the bottom bar's threshold and was last scrolled down. */
export function goingDown() {
  let down = true;
  // How far it got in this direction.
  let furthest = 0;
  return (top: number) => {
    const back = down ? furthest - top : top - furthest;
    if (back > turnPx) down = !down;
    if (back < 0 || back > turnPx) furthest = top;
    return down && top > bottomBarHidePx;
  };
}

/** Root margin that reduces the viewport to a line across its middle. */
export const middleOfViewport = "-50% 0px";

/**
 * Whether the element with this id is in view; undefined until it has been looked for, or if there is
 * none. `page` is the current path: each page is searched again. `rootMargin` as for an
 * IntersectionObserver.
 */
export function useInView(id: string, page: string, rootMargin = "0px"): boolean | undefined {
  const [inView, setInView] = useState<boolean>();
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return undefined;
    const stop = observe(element, ({ isIntersecting }) => setInView(isIntersecting), {
      rootMargin,
    });
    return () => {
      stop();
      setInView(undefined);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a page has its own such section
  }, [id, page, rootMargin]);
  return inView;
}

const subscribeToFocus = (notify: () => void) => {
  // Where the focus moves on, only where it arrives counts: in between it is nowhere.
  const onFocusOut = ({ relatedTarget }: FocusEvent) => relatedTarget ?? notify();
  document.addEventListener("focusin", notify);
  document.addEventListener("focusout", onFocusOut);
  return () => {
    document.removeEventListener("focusin", notify);
    document.removeEventListener("focusout", onFocusOut);
  };
};

/** The element with the keyboard's focus, as it moves. */
export const useKeyboardFocus = () =>
  useSyncExternalStore(subscribeToFocus, keyboardFocus, () => null);

/**
 * Whether a focused element is hidden under one of the elements that match a selector, so that they
 * can step aside (WCAG 2.4.11). Measured when focus moves, never while scrolling.
 */
export function useIsUnder(focused: Element | null, selector: string): boolean {
  const [isUnder, setUnder] = useState(false);
  useEffect(() => {
    const measure = () => {
      const box = focused?.getBoundingClientRect();
      // They share a corner: neither steps aside for focus inside the other.
      if (!box || focused?.closest(selector)) return setUnder(false);
      const isOver = (part: Element) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      };
      return setUnder([...document.querySelectorAll(selector)].some(isOver));
    };
    // By the next frame the browser has scrolled the focused element into view.
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [focused, selector]);
  return isUnder;
}

/** The bottom bar's tab for the current page or section. */
export function currentTab(
  path: string,
  section: "services" | "quote" | undefined,
): Pick<BottomBarProps, "current" | "currentIs"> {
  if (section) return { current: section, currentIs: "location" };
  if (path === "/") return { current: "home" };
  if (path === "/projects") return { current: "projects" };
  if (path.startsWith("/projects/")) return { current: "projects", currentIs: "true" };
  return {};
}
