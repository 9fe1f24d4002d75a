import type { Theme } from "@mui/material/styles";
import { durations, easing, focusRing } from "../tokens.ts";

const [width, height, knob] = [48, 28, 16];

export const MuiSwitch: NonNullable<Theme["components"]>["MuiSwitch"] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: { width, height, padding: 0, overflow: "visible" },
    switchBase: ({ theme }) => ({
      padding: (height - knob) / 2,
      color: theme.palette.text.secondary,
      transition: `transform ${durations.quick}ms ${easing}`,
      "&&:hover": { backgroundColor: "transparent" },
      "&.Mui-disabled": { color: theme.palette.drawing.lineStrong },
      "&.Mui-checked": {
        color: theme.palette.primary.contrastText,
        transform: `translateX(${width - height}px)`,
      },
      "&.Mui-checked + .MuiSwitch-track": {
        borderColor: theme.palette.primary.main,
        backgroundColor: theme.palette.primary.main,
      },
      "&& + .MuiSwitch-track": { opacity: 1 },
      "&:has(:focus-visible) + .MuiSwitch-track": focusRing,
    }),
    thumb: { width: knob, height: knob, boxShadow: "none" },
    track: ({ theme }) => ({
      boxSizing: "border-box",
      borderRadius: height / 2,
      border: `2px solid ${theme.palette.drawing.lineStrong}`,
      backgroundColor: theme.palette.drawing.white,
    }),
  },
};
