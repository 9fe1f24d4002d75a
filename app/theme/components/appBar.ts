import type { Components, Theme } from "@mui/material/styles";
import { durations, easing, lowWindow, measures } from "../tokens.ts";

/** The navigation bar, shorter while its `data-scrolled` is true. */
export const MuiAppBar: Components<Theme>["MuiAppBar"] = {
  defaultProps: { color: "inherit" },
  styleOverrides: {
    root: ({ theme }) => ({
      height: measures.navBar,
      backgroundColor: theme.palette.background.default,
      borderBottom: `1px solid ${theme.palette.divider}`,
      transition: `${durations.slide}ms ${easing}`,
      transitionProperty: "height, box-shadow",
      // A border, and a tight shadow.
      '&[data-scrolled="true"]': {
        height: measures.navBarShrunk,
        borderBottomColor: theme.palette.drawing.lineStrong,
        boxShadow: `0 2px 6px ${theme.palette.drawing.deepBlue}1f`,
      },
      "& .MuiToolbar-root": { height: "100%" },
      // In a low window the page needs the room: the bar scrolls with it.
      [lowWindow]: { position: "absolute" },
    }),
  },
};
