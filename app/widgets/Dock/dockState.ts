/** What the dock shows depends on: time, scrolling, sections in view, focus, the current page. */
import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { keyboardFocus } from "../../lib/keyboardFocus.ts";
import { scrolledFarRatio } from "../../lib/thresholds.ts";
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

const events = ["scroll", "resize"];
const subscribe = (notify: () => void) => {
  for (const event of events) addEventListener(event, notify, { passive: true });
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
};
const isScrolledFar = () => scrollY > innerHeight * scrolledFarRatio;

/** Whether the page is scrolled past half the window's height. */
export function useScrolledFar(): boolean {
  return useSyncExternalStore(subscribe, isScrolledFar, () => false);
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
const barOfFocus = () => {
  const focused = keyboardFocus();
  if (focused?.closest(".bottom-bar")) return "tabs";
  return focused?.closest(".call-bar") ? "call" : undefined;
};

/** The bar with the keyboard's focus inside it. */
export function useKeyboardIn(): "tabs" | "call" | undefined {
  return useSyncExternalStore(subscribeToFocus, barOfFocus, () => undefined);
}

/** Root margin that reduces the viewport to a line across its middle. */
export const middleOfViewport = "-50% 0px";

/**
 * Whether the section with this id is in view. `page` is the current path: each page is searched
 * again for the section. `rootMargin` as for an IntersectionObserver.
 */
export function useSectionInView(id: string, page: string, rootMargin = "0px"): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const section = document.getElementById(id);
    if (!section) return undefined;
    const stop = observe(section, ({ isIntersecting }) => setInView(isIntersecting), {
      rootMargin,
    });
    return () => {
      stop();
      setInView(false);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a page has its own such section
  }, [id, page, rootMargin]);
  return inView;
}

/**
 * Whether the keyboard focus is hidden under one of the parts, so that they can step aside (WCAG
 * 2.4.11). Measured when focus moves, never while scrolling.
 */
export function useFocusObscured(parts: RefObject<HTMLElement | null>[]): boolean {
  const [under, setUnder] = useState(false);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const focused = keyboardFocus();
      if (!focused) return setUnder(false);
      // The parts share a corner: neither steps aside for focus inside the other.
      if (parts.some(({ current: part }) => part?.contains(focused))) return setUnder(false);
      const box = focused.getBoundingClientRect();
      return setUnder(
        parts.some(({ current: part }) => {
          if (!part) return false;
          const over = part.getBoundingClientRect();
          return (
            box.left < over.right &&
            box.right > over.left &&
            box.top < over.bottom &&
            box.bottom > over.top
          );
        }),
      );
    };
    // By the next frame the browser has scrolled the focused element into view.
    const onFocus = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("focusin", onFocus);
      cancelAnimationFrame(frame);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- refs are stable
  }, []);
  return under;
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
