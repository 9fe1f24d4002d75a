import type { Theme } from "@mui/material/styles";

/**
 * A quarter of the circle's circumference. MUI's radius is half of the 44 px box less the stroke.
 */
const thickness = 44 / 9;
const quarter = (Math.PI * (44 - thickness)) / 4;

export const MuiCircularProgress: NonNullable<Theme["components"]>["MuiCircularProgress"] = {
  defaultProps: { size: 36, thickness, disableShrink: true, enableTrackSlot: true },
  styleOverrides: {
    root: ({ theme }) => ({
      boxSizing: "content-box",
      padding: 10,
      borderRadius: "50%",
      backgroundColor: theme.palette.drawing.white,
      boxShadow: theme.shadows[4],
      animationDuration: "900ms",
      "@media (prefers-reduced-motion: reduce)": { animation: "none" },
    }),
    track: { opacity: 0.2 },
    circle: { strokeDasharray: `${quarter} ${3 * quarter}`, strokeDashoffset: quarter },
  },
};
