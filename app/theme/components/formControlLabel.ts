import type { Theme } from "@mui/material/styles";
import { measures } from "../tokens.ts";

/** The whole row is the target. */
export const MuiFormControlLabel: NonNullable<Theme["components"]>["MuiFormControlLabel"] = {
  styleOverrides: {
    root: ({ theme: { palette, shape, typography } }) => ({
      display: "flex",
      gap: 16,
      minHeight: measures.target,
      margin: 0,
      padding: "16px 20px",
      overflowWrap: "anywhere",
      border: `1px solid ${palette.drawing.lineStrong}`,
      borderRadius: shape.borderRadius,
      backgroundColor: palette.drawing.white,
      "& small": { display: "block", ...typography.body2, color: palette.text.secondary },
    }),
    // Until the script has run a choice is disabled: its words are to be read all the same.
    label: { "&.Mui-disabled": { color: "inherit" } },
  },
};
