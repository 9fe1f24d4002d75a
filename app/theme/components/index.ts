/** What MUI's components look like here, one file for each. */
import type { Theme } from "@mui/material/styles";
import { MuiBottomNavigation, MuiBottomNavigationAction } from "./bottomNavigation.ts";
import { MuiBreadcrumbs } from "./breadcrumbs.ts";
import { MuiCircularProgress } from "./circularProgress.ts";
import { MuiFormControlLabel } from "./formControlLabel.ts";
import { MuiSkeleton } from "./skeleton.ts";
import { MuiSnackbarContent } from "./snackbarContent.ts";
import { MuiSvgIcon } from "./svgIcon.ts";
import { MuiSwitch } from "./switch.ts";

export const components: Theme["components"] = {
  MuiBottomNavigation,
  MuiBottomNavigationAction,
  MuiBreadcrumbs,
  MuiCircularProgress,
  MuiFormControlLabel,
  MuiSkeleton,
  MuiSnackbarContent,
  MuiSvgIcon,
  MuiSwitch,
};
