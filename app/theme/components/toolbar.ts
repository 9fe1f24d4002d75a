import type { Components, Theme } from "@mui/material/styles";

/** The bar's content. An empty toolbar reserves the bar's space, which never changes height. */
export const MuiToolbar: Components<Theme>["MuiToolbar"] = {
  defaultProps: { disableGutters: true },
  styleOverrides: { root: { gap: 8 } },
};
