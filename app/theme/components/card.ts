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

/**
 * The link in a card's heading, which names the card. MUI's focus highlight covers the whole card.
 */
export const MuiCardActionArea: Components<Theme>["MuiCardActionArea"] = {
  styleOverrides: {
    root: {
      position: "static",
      display: "inline",
      width: "auto",
      fontWeight: "inherit",
      userSelect: "auto",
      verticalAlign: "baseline",
      ".MuiCard-root:hover &": { textDecoration: "underline 2px" },
    },
    focusHighlight: { backgroundColor: "transparent", pointerEvents: "auto" },
  },
};
