/** How MUI's components look and behave here, a file for each. */
import { MuiButton } from "./button.ts";
import { MuiButtonBase } from "./buttonBase.ts";
import { MuiContainer } from "./container.ts";
import { MuiFab } from "./fab.ts";
import { MuiIconButton } from "./iconButton.ts";
import { MuiLink } from "./link.ts";
import { MuiTypography } from "./typography.ts";

export const components = {
  MuiButton,
  MuiButtonBase,
  MuiContainer,
  MuiFab,
  MuiIconButton,
  MuiLink,
  MuiTypography,
};
