import { keyframes } from "@mui/material/styles";
import { staggerSeconds } from "../lib/thresholds.ts";
import { durations, easing } from "../theme/tokens.ts";

/** Fades in while sliding up. */
export const slideIn = keyframes({ from: { opacity: 0, transform: "translateY(20px)" } });

/** On screen and without reduced motion. */
const whenMoving = "@media screen and (prefers-reduced-motion: no-preference)";

/**
 * Styles of the states set by `createReveal`. Without scripts there are none and the element shows.
 */
export const revealStyles = {
  [whenMoving]: {
    '&[data-reveal="waiting"]': { opacity: 0 },
    '&[data-reveal="seen"]': {
      animation: `${slideIn} ${durations.enter}ms ${easing} calc(var(--order, 0) * ${staggerSeconds}s) backwards`,
    },
  },
};

let isReturn = false;

// A replaced address changes nothing: it is the same visit.
globalThis.window?.navigation?.addEventListener("currententrychange", ({ navigationType }) => {
  if (navigationType === "push") isReturn = false;
  if (navigationType === "traverse") isReturn = true;
});

/** Whether the page has been shown before at its place in the history: somebody came Back to it. */
export const cameBack = () => isReturn;

/**
 * Creates a `ref` for elements that fade and slide in once, when scrolled into view. The first
 * screen stays as it is: only elements still below the viewport wait. Elements that come into view
 * together are staggered by 0.1 s (specification §4). Nothing fades in again on the way back.
 */
export function createReveal() {
  let observer: IntersectionObserver | undefined;
  const onChange = (entries: IntersectionObserverEntry[]) => {
    let order = 0;
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const element = target as HTMLElement;
      if (isIntersecting) {
        observer!.unobserve(element);
        if (element.dataset.reveal !== "waiting") continue;
        element.style.setProperty("--order", String(order++));
        element.dataset.reveal = "seen";
      } else if (boundingClientRect.top > 0) {
        element.dataset.reveal = "waiting";
      }
    }
  };
  return (element: HTMLElement | null) => {
    if (!element || cameBack() || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return undefined;
    observer ??= new IntersectionObserver(onChange);
    observer.observe(element);
    return () => observer!.unobserve(element);
  };
}
