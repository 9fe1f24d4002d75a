import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { hashScrollFrames } from "../../lib/thresholds.ts";

/** Moves focus to an element that does not take it by itself. */
function focusOn(element: HTMLElement) {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * What happens after a client navigation: focus goes to the hash target, looked for in up to 10
 * animation frames, else to the top of the main content; the new title is returned, to be
 * announced. Going back, the router restores the position and only the title is announced. On the
 * first load nothing happens: the browser has done it all.
 */
export function useArrival(): string {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState("");
  const arrivedAt = useRef(location.key);
  const shownPath = useRef(location.pathname);

  useEffect(() => {
    if (arrivedAt.current === location.key) return undefined;
    arrivedAt.current = location.key;
    const samePage = shownPath.current === location.pathname;
    shownPath.current = location.pathname;
    if (!samePage) setAnnouncement(document.title);

    const id = decodeURIComponent(location.hash.slice(1));
    let frame = 0;
    let tries = 0;
    const look = () => {
      const target = document.getElementById(id);
      if (target) {
        if (navigationType !== NavigationType.Pop) target.scrollIntoView();
        focusOn(target);
      } else if (++tries < hashScrollFrames) {
        frame = requestAnimationFrame(look);
      }
    };
    if (id) {
      frame = requestAnimationFrame(look);
    } else if (!samePage) {
      const main = document.getElementById("main-content");
      if (main) focusOn(main);
    }
    return () => cancelAnimationFrame(frame);
  }, [location, navigationType]);

  return announcement;
}
