import type { Theme } from "@mui/material/styles";
import { measures } from "../tokens.ts";

/** The whole row is the touch target. */
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
    // Disabled until hydrated, but its label must stay readable.
    label: { "&.Mui-disabled": { color: "inherit" } },
  },
};
