/**
 * Every colour of the site, named after what it is for. A firm with its own colours changes them
 * here and in the logos under `public`; `palette.test.ts` has the contrast that text needs.
 */

const white = "#ffffff";
/** One red, of two roles. */
const red = "#b1362b";

/** MUI's palette; its own roles come first. */
export const palette = {
  /** Actions and drawn lines; `dark` is the ground of dark bands. */
  primary: { main: "#173f73", dark: "#0e2a4f", contrastText: white },
  /** The WhatsApp button. */
  whatsapp: { main: "#0b6b4f", dark: "#085540", contrastText: white },
  error: { main: red },
  text: { primary: "#20242a", secondary: "#4b525b" },
  /** The page; what is written on or stands out from it. */
  background: { default: "#fbfcfc", paper: white },
  /** Decorative hairlines and borders. */
  divider: "#c9d0d6",
  /** What MUI has no role for. */
  colours: {
    /** Highlights and ornaments. */
    warm: "#e8cfa4",
    /** Warm bands. */
    warmLight: "#f6ecd9",
    /** Lettering on both. */
    onWarm: "#6d4117",
    /** Secondary text on dark bands. */
    onDarkSoft: "#d3dce8",
    /** Hairlines on dark bands. */
    onDarkLine: "#3c5476",
    /** Hovered rows and filled areas in drawings. */
    tint: "#e9eff6",
    /** Borders of controls. */
    border: "#838d97",
    /** Dimension marks, and nothing else. */
    mark: red,
  },
} as const;
