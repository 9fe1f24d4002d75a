import type { Components, Theme } from "@mui/material/styles";
import { PageLink } from "../PageLink.tsx";
import { weights } from "../tokens.ts";

/** Looks as the base styles have every anchor look, such as those in Markdown; this undoes what MUI adds. */
export const MuiLink: Components<Theme>["MuiLink"] = {
  defaultProps: { component: PageLink },
  styleOverrides: {
    root: { fontWeight: weights.strong },
    underlineAlways: { textDecoration: "underline 1px" },
  },
};
