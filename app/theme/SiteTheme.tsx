import ThemeProvider from "@mui/system/ThemeProvider";
import type { ReactNode } from "react";
import { theme } from "./theme.ts";

/**
 * The theme for a page or a story; base styles are beside it. The provider is MUI's plain one: that
 * of `@mui/material` also switches between colour schemes and keeps the choice in the browser's
 * storage, and the site has one scheme.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
