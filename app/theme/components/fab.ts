import type { Components, Theme } from "@mui/material/styles";
import { slideAwayStyles } from "../slideAwayStyles.ts";
import { colours, focusRing, layout } from "../tokens.ts";

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
            color: colours.recordBlue,
            backgroundColor: colours.white,
            "&, &:active": { boxShadow: "none" },
            "&:hover": { backgroundColor: colours.blueTint },
          },
        },
        {
          props: { color: "whatsapp" },
          style: { "@media (prefers-contrast: more)": { backgroundColor: colours.whatsappDeep } },
        },
      ],
      "&:focus-visible": { boxShadow: focusRing.boxShadow },
    },
  },
};
