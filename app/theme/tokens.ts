/** The design tokens: every colour, measure and duration of the site stands here once. */

/** Colours, with their contrast on film-white where text is set in them. */
export const colours = {
  /** Text, 15:1. */
  ink: "#20242a",
  /** Secondary text, 7.7:1. */
  inkSoft: "#4b525b",
  /** Actions and drawn lines, 10:1. */
  recordBlue: "#173f73",
  /** Dark bands. */
  deepBlue: "#0e2a4f",
  /** Secondary text on dark bands, 10:1 on deep blue. */
  onDeepSoft: "#d3dce8",
  /** Hairlines on dark bands. */
  onDeepLine: "#3c5476",
  /** Warm bands. */
  ply: "#e8cfa4",
  plyLight: "#f6ecd9",
  /** Lettering on ply, 6.4:1 on light ply. */
  plyInk: "#6d4117",
  /** Dimension marks and errors only, 5.9:1. */
  pencilRed: "#b1362b",
  /** Hairlines and borders that carry no meaning. */
  line: "#c9d0d6",
  /** Borders of controls, 3.2:1. */
  lineStrong: "#838d97",
  /** Page. */
  film: "#fbfcfc",
  white: "#ffffff",
  /** Hovered rows and drawn areas. */
  blueTint: "#e9eff6",
  /** WhatsApp button, 6.3:1 under white. */
  whatsapp: "#0b6b4f",
  whatsappDeep: "#085540",
} as const;

/** Type sizes. Body is 18 px on 1.6 for a browser default of 16 px. */
export const sizes = {
  display: "clamp(2.4rem, 1.55rem + 3.5vw, 4.25rem)",
  h1: "clamp(2.1rem, 1.5rem + 2.6vw, 3.5rem)",
  h2: "clamp(1.75rem, 1.45rem + 1.35vw, 2.75rem)",
  h3: "1.3125rem",
  lead: "clamp(1.1875rem, 1.12rem + 0.3vw, 1.3125rem)",
  body: "1.125rem",
  small: "1rem",
  fine: "0.875rem",
} as const;

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
  /** Height of the bottom bar on phones, without the safe area. */
  bottomBar: 64,
  /** Height of the call bar, without the safe area. */
  callBar: 72,
  /** Side of the square buttons that float above the page. */
  floating: 48,
  /** Smallest side of a contact action, patterns.md. */
  target: 44,
  radius: 4,
} as const;

/** Widths from which a layout changes, px. From `lg` the navigation bar shows its links. */
export const breakpoints = { xs: 0, sm: 560, md: 900, lg: 1200, xl: 1536 } as const;

/** Durations, ms. All motion is off under reduced motion. */
export const durations = {
  quick: 140,
  slide: 240,
  enter: 420,
} as const;

/** Things slide along their measure, nothing bounces. */
export const easing = "cubic-bezier(0.2, 0, 0, 1)";

/** The one shadow, for what floats. */
export const shadow = "0 1px 2px rgb(14 42 79 / 0.12), 0 10px 30px rgb(14 42 79 / 0.16)";
