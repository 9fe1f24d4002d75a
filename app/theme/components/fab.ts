import type { Components, Theme } from "@mui/material/styles";
import { palette } from "../palette.ts";
import { slideAwayStyles } from "../slideAwayStyles.ts";
import { focusRing, layout } from "../tokens.ts";

declare module "@mui/material/Fab" {
  interface FabPropsColorOverrides {
    whatsapp: true;
  }
}

/** A button floating over the page; hidden and not focusable while its `data-shown` is false. */
export const MuiFab: Components<Theme>["MuiFab"] = {
  styleOverrides: {
    root: {
      width: layout.floating,
      height: layout.floating,
      borderRadius: layout.radius,
      ...slideAwayStyles({ opacity: 0 }, ["transform", "background-color"]),
      "@media (forced-colors: active)": { border: "2px solid" },
      "@media print": { display: "none" },
      // Without scripts nothing would ever show it.
      "@media (scripting: none)": {
        '&[data-shown="false"]': { visibility: "visible", opacity: 1 },
      },
      variants: [
        {
          props: { color: "default" },
          style: {
            border: "2px solid",
            color: palette.primary.main,
            backgroundColor: palette.background.paper,
            "&, &:active": { boxShadow: "none" },
            "&:hover": { backgroundColor: palette.colours.tint },
          },
        },
        {
          props: { color: "whatsapp" },
          style: { "@media (prefers-contrast: more)": { backgroundColor: palette.whatsapp.dark } },
        },
      ],
      "&:focus-visible": { boxShadow: focusRing.boxShadow },
    },
  },
};
