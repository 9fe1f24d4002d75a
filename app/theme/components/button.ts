import type { Components, Theme } from "@mui/material/styles";
import { colours, focusRing, measures, sizes } from "../tokens.ts";

declare module "@mui/material/Button" {
  interface ButtonPropsColorOverrides {
    whatsapp: true;
    // The firm has no such colours, and MUI would fill in its own.
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

const tinted = { "&:hover": { backgroundColor: colours.blueTint } };

/**
 * What calls, writes or leads on. `contained`, the default, is the one thing to do; `small` still is
 * as high as a finger needs.
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
      // MUI gives a button without a shadow none for the ring either.
      "&:focus-visible": { boxShadow: focusRing.boxShadow },
      // Where the visitor's colours are forced, a button's ground is gone.
      "@media (forced-colors: active)": { border: "2px solid" },
      variants: [
        {
          props: { color: "whatsapp" },
          style: {
            "@media (prefers-contrast: more)": { "--variant-containedBg": colours.whatsappDeep },
          },
        },
      ],
    },
    // MUI makes icons smaller than the grid that ours are drawn on.
    startIcon: { "& > *:nth-of-type(1)": { fontSize: 24 } },
    outlined: { border: "2px solid", ...tinted },
    text: tinted,
    sizeSmall: { minHeight: measures.target, padding: "6px 18px", fontSize: sizes.small },
  },
};
