import type { Components, Theme } from "@mui/material/styles";

/** What stands in the bar. An empty one keeps the bar's place in the page, which never changes height. */
export const MuiToolbar: Components<Theme>["MuiToolbar"] = {
  defaultProps: { disableGutters: true },
  styleOverrides: { root: { gap: 8 } },
};
