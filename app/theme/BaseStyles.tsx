import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import { baseStyles } from "./baseStyles.ts";

/** MUI's global styles and the site's. */
export const BaseStyles = () => (
  <>
    <CssBaseline />
    <GlobalStyles styles={baseStyles()} />
  </>
);
