import type { Theme } from "@mui/material/styles";

export const MuiSvgIcon: NonNullable<Theme["components"]>["MuiSvgIcon"] = {
  styleOverrides: {
    root: {
      fill: "none",
      fontSize: 24,
      stroke: "currentColor",
      strokeWidth: 1.75,
      transition: "none",
    },
    fontSizeSmall: { fontSize: 20 },
  },
};
