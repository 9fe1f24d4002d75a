import type { Components, Theme } from "@mui/material/styles";
import { durations, easing, lowWindow, measures } from "../tokens.ts";

/** The bar at the top, lower once its `data-scrolled` is true. */
export const MuiAppBar: Components<Theme>["MuiAppBar"] = {
  defaultProps: { color: "inherit" },
  styleOverrides: {
    root: ({ theme }) => ({
      height: measures.navBar,
      backgroundColor: theme.palette.background.default,
      borderBottom: `1px solid ${theme.palette.divider}`,
      transition: `${durations.slide}ms ${easing}`,
      transitionProperty: "height, box-shadow",
      // A line, and of the shadow what lies close under it.
      '&[data-scrolled="true"]': {
        height: measures.navBarShrunk,
        borderBottomColor: theme.palette.drawing.lineStrong,
        boxShadow: `0 2px 6px ${theme.palette.drawing.deepBlue}1f`,
      },
      "& .MuiToolbar-root": { height: "100%" },
      // There the room is the page's: the bar stays at its head.
      [lowWindow]: { position: "absolute" },
    }),
  },
};
