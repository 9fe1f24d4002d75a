import type { Components, Theme } from "@mui/material/styles";
import { PageLink } from "../PageLink.tsx";
import { weights } from "../tokens.ts";

/** Looks like any anchor in the base styles, such as those in Markdown; undoes MUI's additions. */
export const MuiLink: Components<Theme>["MuiLink"] = {
  defaultProps: { component: PageLink },
  styleOverrides: {
    root: { fontWeight: weights.strong },
    underlineAlways: { textDecoration: "underline 1px" },
  },
};
