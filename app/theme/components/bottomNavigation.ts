import type { Theme } from "@mui/material/styles";
import { hiding } from "../hiding.ts";
import { focusRing, measures } from "../tokens.ts";

type Components = NonNullable<Theme["components"]>;

/** The bar of small screens. */
export const MuiBottomNavigation: Components["MuiBottomNavigation"] = {
  defaultProps: { showLabels: true },
  styleOverrides: {
    root: ({ theme }) => ({
      display: "grid",
      // A reader may space the letters: then a long name takes from a short one.
      gridTemplateColumns: "repeat(5, minmax(min-content, 1fr))",
      height: `calc(${measures.dock}px + env(safe-area-inset-bottom))`,
      paddingBottom: "env(safe-area-inset-bottom)",
      borderTop: `1px solid ${theme.palette.divider}`,
      ...hiding({ transform: "translateY(100%)" }),
      [theme.breakpoints.up("md")]: { display: "none" },
      "@media print": { display: "none" },
    }),
  },
};

/** A tab of the bar: a link, or a button. */
export const MuiBottomNavigationAction: Components["MuiBottomNavigationAction"] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: ({ theme }) => ({
      display: "grid",
      justifyItems: "center",
      alignContent: "center",
      gap: 2,
      minWidth: "auto",
      maxWidth: "none",
      padding: "0 2px",
      // Never wider than its fifth of the bar, however large the reader has set the text.
      fontSize: `min(${theme.typography.caption.fontSize}, 4.2vw)`,
      fontWeight: theme.typography.fontWeightBold,
      lineHeight: 1.4,
      whiteSpace: "nowrap",
      boxShadow: "none",
      transition: "none",
      "&:focus-visible": { outline: focusRing.outline, outlineOffset: -3 },
      "& svg": { margin: "2px 8px" },
      "&:hover": { color: theme.palette.primary.main },
      "&.Mui-selected": {
        boxShadow: "inset 0 3px 0 currentColor",
        "@media (forced-colors: active)": { textDecoration: "underline 3px" },
      },
      // A button among the tabs: nobody takes it for the place where they are.
      "&[data-highlighted]": {
        marginBlock: 6,
        borderRadius: theme.shape.borderRadius,
        color: theme.palette.drawing.white,
        backgroundColor: theme.palette.primary.main,
        "@media (forced-colors: active)": { border: "1px solid" },
      },
    }),
    label: { "&, &.Mui-selected": { fontSize: "inherit" }, transition: "none" },
  },
};
