/**
 * Every colour of the site. A firm with its own colours changes them here and in the logos under
 * `public`; `colours.test.ts` has the contrast that text needs.
 */

export const colours = {
  /** Text. */
  ink: "#20242a",
  /** Secondary text. */
  inkSoft: "#4b525b",
  /** Actions and drawn lines. */
  recordBlue: "#173f73",
  /** Dark bands. */
  deepBlue: "#0e2a4f",
  /** Secondary text on dark bands. */
  onDeepSoft: "#d3dce8",
  /** Hairlines on dark bands. */
  onDeepLine: "#3c5476",
  /** Warm bands. */
  ply: "#e8cfa4",
  plyLight: "#f6ecd9",
  /** Lettering on ply. */
  plyInk: "#6d4117",
  /** Dimension marks and errors only. */
  pencilRed: "#b1362b",
  /** Decorative hairlines and borders. */
  line: "#c9d0d6",
  /** Borders of controls. */
  lineStrong: "#838d97",
  /** Page background. */
  film: "#fbfcfc",
  white: "#ffffff",
  /** Hovered rows and filled areas in drawings. */
  blueTint: "#e9eff6",
  /** WhatsApp button. */
  whatsapp: "#0b6b4f",
  whatsappDeep: "#085540",
} as const;
