/** MUI component defaults and style overrides: those of a few lines here, others in files. */
import type { Components, Theme } from "@mui/material/styles";
import { PageLink } from "../PageLink.tsx";
import { focusRing, measures, weights } from "../tokens.ts";
import { MuiAppBar } from "./appBar.ts";
import { MuiBottomNavigation, MuiBottomNavigationAction } from "./bottomNavigation.ts";
import { MuiBreadcrumbs } from "./breadcrumbs.ts";
import { MuiButton } from "./button.ts";
import { MuiCircularProgress } from "./circularProgress.ts";
import { MuiFab } from "./fab.ts";
import { MuiSkeleton } from "./skeleton.ts";
import { MuiSnackbarContent } from "./snackbarContent.ts";
import { MuiTypography } from "./typography.ts";

export const components: Components<Theme> = {
  MuiAppBar,
  MuiBottomNavigation,
  MuiBottomNavigationAction,
  MuiBreadcrumbs,
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
  MuiCircularProgress,
  /** The common width of all bands. */
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: measures.page + 64,
        paddingInline: 20,
        [theme.breakpoints.up("md")]: { paddingInline: 32 },
      }),
    },
  },
  MuiFab,
  /** An icon-only button, named by its `aria-label`. */
  MuiIconButton: {
    defaultProps: { color: "inherit" },
    styleOverrides: { root: { width: measures.target, height: measures.target, padding: 0 } },
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
  MuiSnackbarContent,
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
  MuiTypography,
};
