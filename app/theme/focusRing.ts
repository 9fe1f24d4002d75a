import { colours } from "./tokens.ts";

/** One focus ring for everything: two colours, so that it shows on any ground. */
export const focusRing = {
  outline: `3px solid ${colours.recordBlue}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${colours.white}, 0 0 0 6px ${colours.white}`,
};
