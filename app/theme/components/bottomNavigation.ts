import type { Theme } from "@mui/material/styles";
import { hiding } from "../hiding.ts";
import { measures } from "../tokens.ts";

/** The bar of small screens. */
export const MuiBottomNavigation: NonNullable<Theme["components"]>["MuiBottomNavigation"] = {
  defaultProps: { showLabels: true },
  styleOverrides: {
    root: ({ theme }) => ({
      display: "grid",
      // A reader may space the letters: then a long name takes from a short one.
      gridTemplateColumns: "repeat(5, minmax(min-content, 1fr))",
      height: `calc(${measures.bottomBar}px + env(safe-area-inset-bottom))`,
      paddingBottom: "env(safe-area-inset-bottom)",
      borderTop: `1px solid ${theme.palette.divider}`,
      ...hiding({ transform: "translateY(100%)" }),
      [theme.breakpoints.up("md")]: { display: "none" },
      "@media print": { display: "none" },
    }),
  },
};
