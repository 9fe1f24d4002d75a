import type { Components, Theme } from "@mui/material/styles";
import { slideAwayStyles } from "../slideAwayStyles.ts";
import { focusRing, layout } from "../tokens.ts";

/** The bottom bar. */
export const MuiBottomNavigation: Components<Theme>["MuiBottomNavigation"] = {
  defaultProps: { showLabels: true },
  styleOverrides: {
    root: ({ theme }) => ({
      display: "grid",
      // With the reader's own letter spacing, long names may take width from short ones.
      gridTemplateColumns: "repeat(5, minmax(min-content, 1fr))",
      height: `calc(${layout.dock}px + env(safe-area-inset-bottom))`,
      paddingBottom: "env(safe-area-inset-bottom)",
      borderTop: `1px solid ${theme.palette.divider}`,
      ...slideAwayStyles({ transform: "translateY(100%)" }),
      [theme.breakpoints.up("md")]: { display: "none" },
      "@media print": { display: "none" },
    }),
  },
};

/** A tab of the bar: a link or a button. */
export const MuiBottomNavigationAction: Components<Theme>["MuiBottomNavigationAction"] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: ({ theme }) => ({
      display: "grid",
      justifyItems: "center",
      alignContent: "center",
      gap: 2,
      minWidth: "auto",
      maxWidth: "none",
      padding: "0 1px",
      // Never wider than a fifth of the bar, however large the reader's text size.
      fontSize: `min(${theme.typography.caption.fontSize}, 3.6vw)`,
      fontWeight: theme.typography.fontWeightBold,
      lineHeight: 1.4,
      whiteSpace: "nowrap",
      boxShadow: "none",
      transition: "none",
      "&:focus-visible": { outline: focusRing.outline, outlineOffset: -3 },
      "& svg": { margin: "2px min(8px, 2vw)", fontSize: "min(24px, 8vw)" },
      "&:hover": { color: theme.palette.primary.main },
      "&.Mui-selected": {
        boxShadow: "inset 0 3px 0 currentColor",
        "@media (forced-colors: active)": { textDecoration: "underline 3px" },
      },
      // Looks like a button, not like the current tab.
      "&[data-highlighted]": {
        marginBlock: 6,
        borderRadius: theme.shape.borderRadius,
        color: theme.palette.primary.contrastText,
        backgroundColor: theme.palette.primary.main,
        "@media (forced-colors: active)": { border: "1px solid" },
      },
    }),
    label: { "&, &.Mui-selected": { fontSize: "inherit" }, transition: "none" },
  },
};
