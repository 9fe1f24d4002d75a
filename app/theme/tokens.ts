/** The design tokens: every measure and duration of the site stands here once; colours beside it. */
import { colours } from "./colours.ts";

export { colours };

/**
 * Type sizes. Body is 18 px on 1.6 for a browser default of 16 px. Few, and on a phone the lead is as large
 * as the body: each size in each weight makes the first layout longer (docs/decisions/0008).
 */
export const sizes = {
  display: "clamp(2.4rem, 1.55rem + 3.5vw, 4.25rem)",
  h1: "clamp(2.1rem, 1.5rem + 2.6vw, 3.5rem)",
  h2: "clamp(1.75rem, 1.45rem + 1.35vw, 2.75rem)",
  h3: "1.3125rem",
  lead: "clamp(1.125rem, 1rem + 0.4vw, 1.3125rem)",
  body: "1.125rem",
  small: "1rem",
  fine: "0.875rem",
} as const;

/** Weights of letters: text has two, headings one, and the files of the typefaces hold no others. */
export const weights = { text: 400, strong: 600, heading: 620 } as const;

/** Widths of the page, px. */
export const measures = {
  /** The widest content. */
  page: 1240,
  /**
   * Longest line of text: under 68 characters, counted as set. `ch` is the width of a nought,
   * which in the body face is far wider than the average letter.
   */
  text: "43ch",
  /** The same for the larger lead. */
  lead: "29em",
  /** Height of the navigation bar at rest and after it shrank. */
  navBar: 76,
  navBarShrunk: 64,
  /** Height of a bar at the foot of the window, without the safe area. */
  dock: 64,
  /** Side of the square buttons that float above the page. */
  floating: 48,
  /** Smallest side of a contact action, patterns.md. */
  target: 44,
  radius: 4,
} as const;

/** Widths from which a layout changes, px. From `lg` the navigation bar shows its links. */
export const breakpoints = { xs: 0, sm: 560, md: 900, lg: 1200, xl: 1536 } as const;

/** A window too low for bars over the page: a phone on its side, or 400 % zoom. */
export const lowWindow = "@media (max-height: 479.95px)";

/** Durations, ms. All motion is off under reduced motion. */
export const durations = {
  quick: 140,
  slide: 240,
  enter: 420,
  /** Within it a second tap belongs to the first. */
  doubleTap: 400,
} as const;

/** Things slide along their measure, nothing bounces. */
export const easing = "cubic-bezier(0.2, 0, 0, 1)";

/** The one shadow, for what floats: deep blue at 12 and 16 %. */
export const shadow = `0 1px 2px ${colours.deepBlue}1f, 0 10px 30px ${colours.deepBlue}29`;

/** What lies over the page while a menu is open. */
export const veil = `${colours.deepBlue}99`;

/** One focus ring for everything: two colours, so that it shows on any ground. */
export const focusRing = {
  outline: `3px solid ${colours.recordBlue}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${colours.white}, 0 0 0 6px ${colours.white}`,
};
