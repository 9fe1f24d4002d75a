/** MUI component defaults and style overrides: those of a few lines here, others in files. */
import type { Components, Theme } from "@mui/material/styles";
import { PageLink } from "../PageLink.tsx";
import { durations, easing, focusRing, layout, lowWindow, pageWidth, weights } from "../tokens.ts";
import { MuiBottomNavigation, MuiBottomNavigationAction } from "./bottomNavigation.ts";
import { MuiButton } from "./button.ts";
import { MuiFab } from "./fab.ts";
import { MuiSkeleton } from "./skeleton.ts";

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

/**
 * A quarter of the circle's circumference. MUI's radius is half of the 44 px box less the stroke.
 */
const thickness = 44 / 9;
const quarter = (Math.PI * (44 - thickness)) / 4;

export const components: Components<Theme> = {
  /** The navigation bar, shorter while its `data-scrolled` is true. */
  MuiAppBar: {
    defaultProps: { color: "inherit" },
    styleOverrides: {
      root: ({ theme }) => ({
        height: layout.navBar,
        backgroundColor: theme.palette.background.default,
        borderBottom: `1px solid ${theme.palette.divider}`,
        transition: `${durations.slide}ms ${easing}`,
        transitionProperty: "height, box-shadow",
        // A border, and a tight shadow.
        '&[data-scrolled="true"]': {
          height: layout.navBarShrunk,
          borderBottomColor: theme.palette.colours.border,
          boxShadow: `0 2px 6px ${theme.palette.primary.dark}1f`,
        },
        "& .MuiToolbar-root": { height: "100%" },
        // In a low window the page needs the room: the bar scrolls with it.
        [lowWindow]: { position: "absolute" },
      }),
    },
  },
  MuiBottomNavigation,
  MuiBottomNavigationAction,
  MuiBreadcrumbs: {
    defaultProps: { separator: "" },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        // Long names break within their item: flex items do not shrink below their longest word.
        overflowWrap: "anywhere",
        "& a, & span": {
          display: "inline-block",
          paddingBlock: 2,
          fontWeight: theme.typography.fontWeightRegular,
        },
      }),
      separator: ({ theme }) => ({
        display: "block",
        marginInline: 10,
        // No separator before an entry for screen readers only.
        "&:has(+ * > .visually-hidden)": { display: "none" },
        "&::after": {
          // Drawn, because a slash as text would be one more common character in the body font's
          // file. As a border, because forced colours remove backgrounds.
          content: '""',
          display: "inline-block",
          height: "0.9em",
          verticalAlign: "-0.1em",
          transform: "rotate(18deg)",
          borderInlineStart: `1px solid ${theme.palette.colours.border}`,
        },
      }),
    },
  },
  MuiButton,
  /** Shared by all buttons. */
  MuiButtonBase: {
    // No ripple: motion on this site is a slide. With `disableRipple` alone, a button's first press
    // would still render it again to mount one.
    defaultProps: { LinkComponent: PageLink, disableRipple: true, disableTouchRipple: true },
    // MUI replaces the outline with a class set by its script; this needs no script. Zero
    // specificity, so that a button's surroundings can override the ring.
    styleOverrides: { root: { "&:where(:focus-visible)": focusRing } },
  },
  /** A card that links to a page. Its border is up to the list it is in. */
  MuiCard: {
    defaultProps: { elevation: 0, square: true },
    styleOverrides: {
      root: {
        position: "relative",
        minWidth: 0,
        overflow: "visible",
        backgroundColor: "transparent",
        transition: "none",
      },
    },
  },
  MuiCircularProgress: {
    defaultProps: { size: 36, thickness, disableShrink: true, enableTrackSlot: true },
    styleOverrides: {
      root: ({ theme }) => ({
        boxSizing: "content-box",
        padding: 10,
        borderRadius: "50%",
        backgroundColor: theme.palette.background.paper,
        boxShadow: theme.shadows[4],
        animationDuration: "900ms",
        "@media (prefers-reduced-motion: reduce)": { animation: "none" },
      }),
      track: { opacity: 0.2 },
      circle: { strokeDasharray: `${quarter} ${3 * quarter}`, strokeDashoffset: quarter },
    },
  },
  /** The common width of all bands. */
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: `calc(${pageWidth} + 64px)`,
        paddingInline: 20,
        [theme.breakpoints.up("md")]: { paddingInline: 32 },
      }),
    },
  },
  MuiFab,
  /** An icon-only button, named by its `aria-label`. */
  MuiIconButton: {
    defaultProps: { color: "inherit" },
    styleOverrides: { root: { width: layout.target, height: layout.target, padding: 0 } },
  },
  /** Looks like any anchor in the base styles, such as those in Markdown; undoes MUI's additions. */
  MuiLink: {
    defaultProps: { component: PageLink },
    styleOverrides: {
      root: { fontWeight: weights.strong },
      underlineAlways: { textDecoration: "underline 1px" },
    },
  },
  MuiSkeleton,
  /** A message that can be swiped away. */
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gap: 8,
        padding: "10px 8px 10px 20px",
        border: `1px solid ${theme.palette.colours.border}`,
        borderInlineStart: `4px solid ${theme.palette.primary.main}`,
        color: theme.palette.text.primary,
        backgroundColor: theme.palette.background.paper,
        pointerEvents: "auto",
        overflowWrap: "anywhere",
        touchAction: "pan-y",
        userSelect: "none",
        WebkitUserSelect: "none",
        transition: `${durations.slide}ms ${easing}`,
        transitionProperty: "transform, opacity",
        "@starting-style": { transform: "translateY(-24px)", opacity: 0 },
        '&[data-open="false"]': { display: "none" },
        "&[data-dragged]": { transitionDuration: "0ms" },
        "& strong": { display: "block", fontWeight: theme.typography.fontWeightBold },
        "& p": { color: theme.palette.text.secondary },
      }),
      message: { padding: 0 },
      action: { gap: 8, margin: 0, padding: 0 },
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: {
        fill: "none",
        fontSize: 24,
        stroke: "currentColor",
        strokeWidth: 1.75,
        transition: "none",
      },
      fontSizeSmall: { fontSize: 20 },
    },
  },
  /** The bar's content. An empty toolbar reserves the bar's space, which never changes height. */
  MuiToolbar: { defaultProps: { disableGutters: true }, styleOverrides: { root: { gap: 8 } } },
  /** Elements of the two variants that the site adds; those it does not use are removed above. */
  MuiTypography: {
    defaultProps: { variantMapping: { display: "h1", lead: "p" } },
  },
};
