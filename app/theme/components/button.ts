import type { Components, Theme } from "@mui/material/styles";
import { palette } from "../palette.ts";
import { focusRing, layout, sizes } from "../tokens.ts";

declare module "@mui/material/Button" {
  interface ButtonPropsColorOverrides {
    whatsapp: true;
    // Colours the firm does not use; MUI would supply its own.
    secondary: false;
    error: false;
    info: false;
    success: false;
    warning: false;
  }
  interface ButtonPropsSizeOverrides {
    large: false;
  }
}

const tinted = { "&:hover": { backgroundColor: palette.colours.tint } };

/**
 * Calls to action and buttons. `contained`, the default, is the main action; `small` is still large
 * enough for touch.
 */
export const MuiButton: Components<Theme>["MuiButton"] = {
  defaultProps: { variant: "contained", disableElevation: true },
  styleOverrides: {
    root: {
      minHeight: 52,
      padding: "8px 24px",
      lineHeight: 1.25,
      overflowWrap: "anywhere",
      textAlign: "center",
      // With `disableElevation` MUI removes the focus ring's shadow too.
      "&:focus-visible": { boxShadow: focusRing.boxShadow },
      // Forced colours remove a button's background.
      "@media (forced-colors: active)": { border: "2px solid" },
      variants: [
        {
          props: { color: "whatsapp" },
          style: {
            "@media (prefers-contrast: more)": { "--variant-containedBg": palette.whatsapp.dark },
          },
        },
      ],
    },
    // MUI's icon sizes are below the 24 px grid of our icons.
    startIcon: { "& > *:nth-of-type(1)": { fontSize: 24 } },
    outlined: { border: "2px solid", ...tinted },
    text: tinted,
    sizeSmall: { minHeight: layout.target, padding: "6px 18px", fontSize: sizes.small },
  },
};
