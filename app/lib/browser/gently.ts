/** How to scroll to what a press has led to: at once for a reader who asked for less motion. */
export const gently = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
