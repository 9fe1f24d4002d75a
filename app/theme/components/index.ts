/** MUI component defaults and style overrides. */
import { MuiAppBar } from "./appBar.ts";
import { MuiBottomNavigation, MuiBottomNavigationAction } from "./bottomNavigation.ts";
import { MuiBreadcrumbs } from "./breadcrumbs.ts";
import { MuiButton } from "./button.ts";
import { MuiButtonBase } from "./buttonBase.ts";
import { MuiCard } from "./card.ts";
import { MuiCircularProgress } from "./circularProgress.ts";
import { MuiContainer } from "./container.ts";
import { MuiFab } from "./fab.ts";
import { MuiIconButton } from "./iconButton.ts";
import { MuiLink } from "./link.ts";
import { MuiSkeleton } from "./skeleton.ts";
import { MuiSnackbarContent } from "./snackbarContent.ts";
import { MuiSvgIcon } from "./svgIcon.ts";
import { MuiToolbar } from "./toolbar.ts";
import { MuiTypography } from "./typography.ts";

export const components = {
  MuiAppBar,
  MuiBottomNavigation,
  MuiBottomNavigationAction,
  MuiBreadcrumbs,
  MuiButton,
  MuiButtonBase,
  MuiCard,
  MuiCircularProgress,
  MuiContainer,
  MuiFab,
  MuiIconButton,
  MuiLink,
  MuiSkeleton,
  MuiSnackbarContent,
  MuiSvgIcon,
  MuiToolbar,
  MuiTypography,
};
