import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import ThemeProvider from "@mui/system/ThemeProvider";
import type { ReactNode } from "react";
import { theme } from "./theme.ts";

const variables = <GlobalStyles styles={theme.generateStyleSheets()} />;

/**
 * The theme and the base styles around a page or a story. The provider is MUI's plain one: that of
 * `@mui/material` also switches between colour schemes and keeps the choice in the browser's
 * storage, and the site has one scheme.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      {variables}
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
