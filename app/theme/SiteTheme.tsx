import ThemeProvider from "@mui/system/ThemeProvider";
import type { ReactNode } from "react";
import { theme } from "./theme.ts";

/**
 * The theme for a page or a story; base styles are separate. Uses MUI's plain provider: that of
 * `@mui/material` also switches colour schemes and stores the choice in the browser, and the site
 * has one scheme.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
