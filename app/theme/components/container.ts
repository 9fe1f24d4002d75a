import type { Components, Theme } from "@mui/material/styles";
import { measures } from "../tokens.ts";

/** The common width of all bands. */
export const MuiContainer: Components<Theme>["MuiContainer"] = {
  defaultProps: { maxWidth: false },
  styleOverrides: {
    root: ({ theme }) => ({
      maxWidth: measures.page + 64,
      paddingInline: 20,
      [theme.breakpoints.up("md")]: { paddingInline: 32 },
    }),
  },
};
