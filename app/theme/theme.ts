import { createTheme, shouldSkipGeneratingVar, type Shadows } from "@mui/material/styles";
import { headingFamily, textFamily } from "./fonts.ts";
import { Link } from "./Link.tsx";
import { printStyles } from "./print.ts";
import { breakpoints, colours, durations, easing, measures, shadow, sizes } from "./tokens.ts";

declare module "@mui/material/styles" {
  // Says that `theme.vars` is always there, because `cssVariables` is on.
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** The colours of the drawing, named as in `tokens.ts`. */
    drawing: typeof colours;
  }
  interface PaletteOptions {
    drawing: typeof colours;
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
declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}
declare module "@mui/material/Button" {
  interface ButtonPropsColorOverrides {
    whatsapp: true;
    inherit: true;
  }
}

const heading = {
  fontFamily: headingFamily,
  fontWeight: 620,
  lineHeight: 1.12,
  letterSpacing: "-0.015em",
  textWrap: "balance",
} as const;

/** Parts of MUI's palette for components that the site does not have. */
const unusedPalette =
  /^(Alert|AppBar|Avatar|Chip|FilledInput|LinearProgress|Skeleton|Slider|Snackbar|SpeedDial|Step|Switch|TableCell|Tooltip)/;

/** Variables that no style of the site reads: every page would carry their bytes. */
function isUnusedVariable(path: string[]) {
  const [group = "", key = ""] = path;
  return (
    shouldSkipGeneratingVar(path) ||
    group === "font" ||
    (group === "palette" && unusedPalette.test(key)) ||
    // MUI's buttons read the first eight.
    (group === "shadows" && Number(key) > 8)
  );
}

/** One focus ring for everything: two colours, so that it shows on any ground. */
const focusRing = {
  outline: `3px solid ${colours.recordBlue}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${colours.white}, 0 0 0 6px ${colours.white}`,
};

const base = createTheme({
  cssVariables: { cssVarPrefix: "site", shouldSkipGeneratingVar: isUnusedVariable },
  breakpoints: { values: breakpoints },
  palette: {
    primary: { main: colours.recordBlue, dark: colours.deepBlue, contrastText: colours.white },
    error: { main: colours.pencilRed },
    text: { primary: colours.ink, secondary: colours.inkSoft },
    background: { default: colours.film, paper: colours.white },
    divider: colours.line,
    drawing: colours,
  },
  shape: { borderRadius: measures.radius },
  // One shadow, for what floats; borders do the rest.
  shadows: ["none", ...Array<string>(24).fill(shadow)] as Shadows,
  typography: {
    fontFamily: textFamily,
    htmlFontSize: 16,
    display: { ...heading, fontSize: sizes.display, lineHeight: 1.08 },
    h1: { ...heading, fontSize: sizes.h1 },
    h2: { ...heading, fontSize: sizes.h2 },
    h3: { ...heading, fontSize: sizes.h3, lineHeight: 1.25, letterSpacing: "-0.01em" },
    lead: { fontFamily: textFamily, fontSize: sizes.lead, lineHeight: 1.5 },
    body1: { fontSize: sizes.body, lineHeight: 1.6 },
    body2: { fontSize: sizes.small, lineHeight: 1.5 },
    caption: { fontSize: sizes.fine, lineHeight: 1.4 },
    button: { fontSize: "1.0625rem", fontWeight: 650, textTransform: "none", letterSpacing: 0 },
  },
});

/** The MUI theme with CSS variables. Components take colours and sizes from nowhere else. */
export const theme = createTheme(base, {
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: {
          scrollbarGutter: "stable",
          scrollPaddingTop: measures.navBarShrunk + 24,
          textSizeAdjust: "100%",
        },
        body: { fontSize: sizes.body, lineHeight: 1.6, overflowWrap: "break-word" },
        "html:has(dialog[open])": { overflow: "hidden" },
        // A heading's one long word must not widen the column it stands in.
        "h1, h2, h3": { margin: 0, overflowWrap: "anywhere" },
        "p, ul, ol, dl, figure, blockquote": { margin: 0 },
        "ul, ol": { padding: 0 },
        img: { maxWidth: "100%", height: "auto", display: "block" },
        a: { color: "inherit" },
        // A number broken over two lines is easily misread.
        'a[href^="tel:"]': { whiteSpace: "nowrap" },
        // Read aloud, not shown.
        ".visually-hidden": {
          position: "absolute",
          width: 1,
          height: 1,
          margin: -1,
          overflow: "hidden",
          clipPath: "inset(50%)",
          whiteSpace: "nowrap",
        },
        ":focus-visible": focusRing,
        '[tabindex="-1"]:focus': { outline: "none", boxShadow: "none" },
        "@media (prefers-reduced-motion: reduce)": {
          "*, ::before, ::after": {
            animationDuration: "0.01ms !important",
            animationIterationCount: "1 !important",
            transitionDuration: "0.01ms !important",
            scrollBehavior: "auto !important",
          },
        },
        ...printStyles,
      },
    },
    MuiButtonBase: {
      defaultProps: { LinkComponent: Link, disableRipple: true },
      // MUI takes the outline away and shows the focus by the ripple.
      styleOverrides: { root: { "&&&:focus-visible": focusRing } },
    },
    MuiLink: {
      defaultProps: { component: Link },
      styleOverrides: {
        root: {
          color: base.vars.palette.primary.main,
          fontWeight: 550,
          textUnderlineOffset: "0.2em",
          textDecorationThickness: "1px",
          textDecorationColor: "currentColor",
          "&:hover": { textDecorationThickness: "2px" },
        },
      },
    },
    MuiContainer: {
      defaultProps: { maxWidth: false },
      styleOverrides: {
        root: {
          maxWidth: measures.page + 64,
          paddingInline: 20,
          [base.breakpoints.up("md")]: { paddingInline: 32 },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, variant: "contained" },
      styleOverrides: {
        root: {
          minHeight: 52,
          padding: "8px 24px",
          borderWidth: 2,
          lineHeight: 1.25,
          overflowWrap: "anywhere",
          textAlign: "center",
          transitionProperty: "background-color, border-color, color",
          transitionDuration: `${durations.quick}ms`,
          transitionTimingFunction: easing,
          "&.MuiButton-sizeSmall": {
            minHeight: measures.target,
            padding: "6px 18px",
            fontSize: sizes.small,
          },
        },
        outlined: {
          borderColor: "currentColor",
          "&:hover": { borderWidth: 2, backgroundColor: base.vars.palette.drawing.blueTint },
        },
      },
      variants: [
        {
          props: { color: "whatsapp", variant: "contained" },
          style: {
            color: base.vars.palette.drawing.white,
            backgroundColor: base.vars.palette.drawing.whatsapp,
            "&:hover": { backgroundColor: base.vars.palette.drawing.whatsappDeep },
          },
        },
      ],
    },
    MuiTypography: {
      defaultProps: { variantMapping: { display: "h1", lead: "p" } },
    },
  },
});

export { colours, durations, easing, measures, shadow, sizes };
