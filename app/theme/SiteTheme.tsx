import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import ThemeProvider from "@mui/system/ThemeProvider";
import type { ReactNode } from "react";
import { baseStyles } from "./baseStyles.ts";
import { theme } from "./theme.ts";

/**
 * The theme for a page or a story; base styles are separate. Uses MUI's plain provider: that of
 * `@mui/material` also switches colour schemes and stores the choice in the browser, and the site
 * has one scheme.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/** MUI's global styles and the site's. */
export const BaseStyles = () => (
  <>
    <CssBaseline />
    <GlobalStyles styles={baseStyles()} />
  </>
);
