import type { Components, Theme } from "@mui/material/styles";
import { PageLink } from "../PageLink.tsx";
import { focusRing } from "../tokens.ts";

/** What holds for everything that can be pressed. */
export const MuiButtonBase: Components<Theme>["MuiButtonBase"] = {
  // No ripple: things slide along their measure, nothing blooms.
  defaultProps: { LinkComponent: PageLink, disableRipple: true },
  styleOverrides: {
    // MUI takes the outline away and gives a class instead, once its script runs; this needs none. Weak, so
    // that what a button stands in can say another ring.
    root: { "&:where(:focus-visible)": focusRing },
  },
};
