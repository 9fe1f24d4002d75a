import type { Components, Theme } from "@mui/material/styles";

/** A piece of the page that leads on. What frames it is the affair of the list that it stands in. */
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

/** The link in a card's heading, which names it; what shows MUI the focus is its area: the whole card. */
export const MuiCardActionArea: Components<Theme>["MuiCardActionArea"] = {
  styleOverrides: {
    root: {
      position: "static",
      display: "inline",
      width: "auto",
      fontWeight: "inherit",
      userSelect: "auto",
      verticalAlign: "baseline",
      // Else reduced motion gives it one of everything, and the focus ring begins with no width.
      transition: "none",
      ".MuiCard-root:hover &": { textDecoration: "underline 2px" },
    },
    focusHighlight: { backgroundColor: "transparent", pointerEvents: "auto" },
  },
};
