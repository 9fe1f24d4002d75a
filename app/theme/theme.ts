import { createTheme, type Shadows } from "@mui/material/styles";
import { components } from "./components/index.ts";
import { headingFamily, textFamily } from "./fonts.ts";
import { palette } from "./palette.ts";
import { breakpoints, durations, easing, layout, shadow, sizes, weights } from "./tokens.ts";

declare module "@mui/material/styles" {
  interface Palette {
    /** What MUI has no role for. */
    colours: typeof palette.colours;
    whatsapp: Palette["primary"];
  }
  interface PaletteOptions {
    colours: typeof palette.colours;
    whatsapp: PaletteOptions["primary"];
  }
  interface Mixins {
    /** The heading font, for text that is not a heading. */
    heading: React.CSSProperties;
    /**
     * A list on one line, which scrolls sideways: it runs to the edge of a phone's window and fades
     * there, so that one sees that it goes on.
     */
    sidewaysRow: React.CSSProperties;
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

/** Inherits the body font, instead of repeating it for every element. */
const text = { fontFamily: undefined };

/**
 * The MUI theme. Components take from it their colours, type and radius, and from `tokens.ts` the
 * sizes and durations that MUI has no place for. No CSS variables: the site has one colour scheme,
 * and they added 1.5 kB to every page and 5 kB to its scripts.
 */
export const theme = createTheme({
  components,
  breakpoints: { values: breakpoints },
  palette,
  shape: { borderRadius: layout.radius },
  mixins: {
    toolbar: { height: layout.navBar },
    heading: { fontFamily: headingFamily, fontWeight: weights.heading },
    sidewaysRow: {
      display: "flex",
      flexWrap: "nowrap",
      overflowX: "auto",
      // The end comes out of the fade; what gets the focus stops before it.
      marginInlineEnd: -20,
      paddingInlineEnd: 56,
      scrollPaddingInline: "4px 56px",
      scrollbarWidth: "none",
      maskImage: "linear-gradient(to left, transparent, #000 56px)",
      // Room for focus rings inside the scroll container.
      paddingInlineStart: 6,
      marginInlineStart: -6,
    },
  },
  // One shadow, for floating elements; everything else has borders.
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
    lead: { ...text, fontSize: sizes.lead, lineHeight: 1.5, textWrap: "balance" },
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
