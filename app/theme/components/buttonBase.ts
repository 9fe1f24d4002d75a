import type { Components, Theme } from "@mui/material/styles";
import { PageLink } from "../PageLink.tsx";
import { focusRing } from "../tokens.ts";

/** Shared by all buttons. */
export const MuiButtonBase: Components<Theme>["MuiButtonBase"] = {
  // No ripple: motion on this site is a slide. With `disableRipple` alone, a button's first press
  // would still render it again to mount one.
  defaultProps: { LinkComponent: PageLink, disableRipple: true, disableTouchRipple: true },
  styleOverrides: {
    // MUI replaces the outline with a class set by its script; this needs no script. Zero
    // specificity, so that a button's surroundings can override the ring.
    root: { "&:where(:focus-visible)": focusRing },
  },
};
