/**
 * The other firm's colours: green and lilac, under the same names, because the site refers to them.
 */

/** Colours, with the contrast ratio against `film` where they are used for text. */
export const colours = {
  ink: "#1f2421",
  inkSoft: "#46504b",
  recordBlue: "#1d4f30",
  deepBlue: "#12331f",
  onDeepSoft: "#d5e4d9",
  onDeepLine: "#3f6350",
  ply: "#d9c6e4",
  plyLight: "#f3eef7",
  plyInk: "#563069",
  pencilRed: "#a23a14",
  line: "#cbd2cc",
  lineStrong: "#7d8981",
  film: "#fcfcf9",
  white: "#ffffff",
  blueTint: "#e7f1e9",
  whatsapp: "#0d6848",
  whatsappDeep: "#0a5239",
} as const;
