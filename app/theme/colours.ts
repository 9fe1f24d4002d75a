/**
 * Every colour of the site. A firm with colours of its own changes them here, and in the marks under
 * `public`; `tokens.test.ts` holds the contrasts.
 */

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
