/**
 * Every colour of the site. A firm with its own colours changes them here and in the logos under
 * `public`; `tokens.test.ts` checks the contrast ratios.
 */

/** Colours, with the contrast ratio against `film` where they are used for text. */
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
  /** Decorative hairlines and borders. */
  line: "#c9d0d6",
  /** Borders of controls, 3.2:1. */
  lineStrong: "#838d97",
  /** Page background. */
  film: "#fbfcfc",
  white: "#ffffff",
  /** Hovered rows and filled areas in drawings. */
  blueTint: "#e9eff6",
  /** WhatsApp button, 6.3:1 under white text. */
  whatsapp: "#0b6b4f",
  whatsappDeep: "#085540",
} as const;
