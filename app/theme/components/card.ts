import type { Components, Theme } from "@mui/material/styles";

/** A card that links to a page. Its border is up to the list it is in. */
export const MuiCard: Components<Theme>["MuiCard"] = {
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
};
