import type { Components, Theme } from "@mui/material/styles";
import { measures } from "../tokens.ts";

/** An icon-only button, named by its `aria-label`. */
export const MuiIconButton: Components<Theme>["MuiIconButton"] = {
  defaultProps: { color: "inherit" },
  styleOverrides: { root: { width: measures.target, height: measures.target, padding: 0 } },
};
