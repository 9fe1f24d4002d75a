import { keyframes } from "@mui/material/styles";
import { observe } from "react-intersection-observer";
import { staggerSeconds } from "../lib/thresholds.ts";
import { durations, easing } from "../theme/tokens.ts";

/** Slides in along its measure. */
export const slideIn = keyframes({ from: { opacity: 0, transform: "translateY(20px)" } });

/** Where things may move: on screen, for someone who has not asked for stillness. */
const whenMoving = "@media screen and (prefers-reduced-motion: no-preference)";

/** The states that `createReveal` gives to an element. Without a script it has none and is visible. */
export const revealStyles = {
  [whenMoving]: {
    '&[data-reveal="waiting"]': { opacity: 0 },
    '&[data-reveal="seen"]': {
      animation: `${slideIn} ${durations.enter}ms ${easing} calc(var(--order, 0) * ${staggerSeconds}s) backwards`,
    },
  },
};

/**
 * Makes a `ref` for elements that fade and slide in once, when scrolled into view. What the first
 * screen shows stays as it is: only an element still below the viewport is made to wait. Elements
 * that come into view together follow each other by 0.1 s (specification §4).
 */
export function createReveal() {
  // What comes into view together is told one after the other, with one time.
  let order = 0;
  let toldAt = 0;
  return (element: HTMLElement | null) => {
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const stop = observe(element, (isInView, { boundingClientRect, time }) => {
      if (isInView) {
        stop();
        if (element.dataset.reveal !== "waiting") return;
        order = time === toldAt ? order + 1 : 0;
        toldAt = time;
        element.style.setProperty("--order", String(order));
        element.dataset.reveal = "seen";
      } else if (boundingClientRect.top > 0) {
        element.dataset.reveal = "waiting";
      }
    });
    return stop;
  };
}
