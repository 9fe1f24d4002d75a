import { createTheme, type Shadows } from "@mui/material/styles";
import { components } from "./components/index.ts";
import { headingFamily, textFamily } from "./fonts.ts";
import {
  breakpoints,
  colours,
  durations,
  easing,
  measures,
  shadow,
  sizes,
  weights,
} from "./tokens.ts";

declare module "@mui/material/styles" {
  interface Palette {
    /** The colours of the drawing, named as in `tokens.ts`. */
    drawing: typeof colours;
    whatsapp: Palette["primary"];
  }
  interface PaletteOptions {
    drawing: typeof colours;
    whatsapp: PaletteOptions["primary"];
  }
  interface Mixins {
    /** The headings' letters, for what is no heading. */
    heading: React.CSSProperties;
  }
  interface TypographyVariants {
    display: React.CSSProperties;
    lead: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
    lead?: React.CSSProperties;
  }
}

const heading = {
  fontFamily: headingFamily,
  fontWeight: weights.heading,
  lineHeight: 1.12,
  letterSpacing: "-0.015em",
  textWrap: "balance",
} as const;

/** In the text's typeface, as the page is: not said once more for every element. */
const text = { fontFamily: undefined };

/**
 * The MUI theme. Components take colours and sizes from nowhere else. Without CSS variables: the site
 * has one colour scheme, and their list and names were 1.5 kB of every page and 5 kB of its scripts.
 */
export const theme = createTheme({
  components,
  breakpoints: { values: breakpoints },
  palette: {
    primary: { main: colours.recordBlue, dark: colours.deepBlue, contrastText: colours.white },
    error: { main: colours.pencilRed },
    whatsapp: {
      main: colours.whatsapp,
      dark: colours.whatsappDeep,
      contrastText: colours.white,
    },
    text: { primary: colours.ink, secondary: colours.inkSoft },
    background: { default: colours.film, paper: colours.white },
    divider: colours.line,
    drawing: colours,
  },
  shape: { borderRadius: measures.radius },
  mixins: {
    toolbar: { height: measures.navBar },
    heading: { fontFamily: headingFamily, fontWeight: weights.heading },
  },
  // One shadow, for what floats; borders do the rest.
  shadows: ["none", ...Array<string>(24).fill(shadow)] as Shadows,
  transitions: {
    easing: { easeInOut: easing },
    duration: { shortest: durations.quick, short: durations.quick },
  },
  typography: {
    fontFamily: textFamily,
    htmlFontSize: 16,
    fontWeightRegular: weights.text,
    fontWeightMedium: weights.strong,
    fontWeightBold: weights.strong,
    display: { ...heading, fontSize: sizes.display, lineHeight: 1.08 },
    h1: { ...heading, fontSize: sizes.h1 },
    h2: { ...heading, fontSize: sizes.h2 },
    h3: { ...heading, fontSize: sizes.h3, lineHeight: 1.25, letterSpacing: "-0.01em" },
    lead: { ...text, fontSize: sizes.lead, lineHeight: 1.5 },
    body1: { ...text, fontSize: sizes.body, lineHeight: 1.6 },
    body2: { ...text, fontSize: sizes.small, lineHeight: 1.5 },
    caption: { ...text, fontSize: sizes.fine, lineHeight: 1.4 },
    button: {
      ...text,
      fontSize: sizes.body,
      fontWeight: weights.strong,
      textTransform: "none",
      letterSpacing: 0,
    },
  },
});
