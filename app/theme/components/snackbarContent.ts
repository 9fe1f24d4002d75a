import type { Theme } from "@mui/material/styles";
import { durations, easing } from "../tokens.ts";

/** A message that can be swiped away. */
export const MuiSnackbarContent: NonNullable<Theme["components"]>["MuiSnackbarContent"] = {
  styleOverrides: {
    root: ({ theme }) => ({
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: 8,
      padding: "10px 8px 10px 20px",
      border: `1px solid ${theme.palette.drawing.lineStrong}`,
      borderInlineStart: `4px solid ${theme.palette.primary.main}`,
      color: theme.palette.text.primary,
      backgroundColor: theme.palette.drawing.white,
      pointerEvents: "auto",
      overflowWrap: "anywhere",
      touchAction: "pan-y",
      userSelect: "none",
      transition: `${durations.slide}ms ${easing}`,
      transitionProperty: "transform, opacity",
      "@starting-style": { transform: "translateY(-24px)", opacity: 0 },
      '&[data-open="false"]': { display: "none" },
      "&[data-dragged]": { transitionDuration: "0ms" },
      "& strong": { display: "block", fontWeight: theme.typography.fontWeightBold },
      "& p": { color: theme.palette.text.secondary },
    }),
    message: { padding: 0 },
    action: { gap: 8, margin: 0, padding: 0 },
  },
};
