/** The design tokens: all sizes and durations of the site. Colours are in `palette.ts`. */
import { palette } from "./palette.ts";

/**
 * Font sizes. Body text is 18 px with a line height of 1.6 at the browser default of 16 px. There
 * are few of them, and on phones the lead has body size: each size in each weight slows down the
 * first layout.
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

/** Font weights: two for text, one for headings. The font files contain no others. */
export const weights = { text: 400, strong: 600, heading: 620 } as const;

/** For screen readers only. */
export const visuallyHidden = {
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/**
 * Grid columns: two of equal width, or one where enlarged text needs it. A media query would not
 * see every way of enlarging text.
 */
export const twoColumns = "repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))";

/** Sizes of the layout, px unless given with a unit. */
export const layout = {
  /** Maximum content width, up to `xl`. */
  page: 1240,
  /** From there on it is this share of the window, up to this width: pictures grow, lines don't. */
  wide: { share: 0.82, most: 1680 },
  /**
   * Maximum line length of text: under 68 characters as set. `ch` is the width of a zero, which in
   * the body font is far wider than the average character.
   */
  text: "43ch",
  /** The same for the larger lead. */
  lead: "29em",
  /** Height of the navigation bar, at the top of the page and when shrunk. */
  navBar: 76,
  navBarShrunk: 64,
  /** Height of a bar at the bottom of the window, without the safe area. */
  dock: 64,
  /** Side of the square buttons that float above the page. */
  floating: 48,
  /** Minimum size of a contact link or button (WCAG 2.5.5). */
  target: 44,
  radius: 4,
} as const;

/** Breakpoints, px. From `lg` the navigation bar shows its links. */
export const breakpoints = { xs: 0, sm: 560, md: 900, lg: 1200, xl: 1536 } as const;

/** The width of the content in any window, in CSS. */
export const pageWidth = `clamp(${layout.page}px, ${layout.wide.share * 100}vw, ${layout.wide.most}px)`;

/** A window too low for fixed bars: a phone in landscape, or 400 % zoom. */
const lowWindowPx = 480;
export const lowWindow = `@media (max-height: ${lowWindowPx - 0.05}px)`;
/** The opposite, as a condition. */
export const highWindow = `(min-height: ${lowWindowPx}px)`;

/** Durations, ms. All motion is off under reduced motion. */
export const durations = {
  quick: 140,
  slide: 240,
  enter: 420,
  /** A second tap within this time belongs to a double tap. */
  doubleTap: 400,
} as const;

/** Motion slides and never bounces. */
export const easing = "cubic-bezier(0.2, 0, 0, 1)";

/** The only shadow, for floating elements: the ground of dark bands at 12 and 16 %. */
export const shadow = `0 1px 2px ${palette.primary.dark}1f, 0 10px 30px ${palette.primary.dark}29`;

/** The backdrop over the page while a menu is open. */
export const backdropColour = `${palette.primary.dark}99`;

/** The only focus ring: two colours, so that it shows on any background. */
export const focusRing = {
  outline: `3px solid ${palette.primary.main}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${palette.background.paper}, 0 0 0 6px ${palette.background.paper}`,
};
