import type { Components, Theme } from "@mui/material/styles";
import { measures } from "../tokens.ts";

/** A button that holds nothing but an icon, which its `aria-label` says in words. */
export const MuiIconButton: Components<Theme>["MuiIconButton"] = {
  defaultProps: { color: "inherit" },
  styleOverrides: { root: { width: measures.target, height: measures.target, padding: 0 } },
};
