/** Renders a widget by itself, for one that no page uses yet. */
import type { Page } from "@playwright/test";
import { ThemeProvider } from "@mui/material/styles";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport } from "vite";
import type * as Themes from "../../app/theme/theme.ts";

type Widgets = Record<string, ComponentType<Record<string, unknown>>>;

/** Imported through Vite, because Playwright's own loader handles neither React's JSX nor fonts. */
async function read<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { configFile: false, logLevel: "error" });
  return module;
}

/** Puts a widget's static HTML, without any script, on an otherwise empty page. */
export async function showWidget(page: Page, name: string, props: Record<string, unknown>) {
  const widgets = await read<Widgets>(`/app/widgets/${name}/${name}.tsx`);
  const { theme } = await read<typeof Themes>("/app/theme/theme.ts");
  const html = renderToStaticMarkup(
    createElement(ThemeProvider, { theme }, createElement(widgets[name]!, props)),
  );
  await page.setContent(
    `<!doctype html><html lang="en-GB"><title>${name}</title><main><h1>${name}</h1>${html}</main>`,
  );
}
