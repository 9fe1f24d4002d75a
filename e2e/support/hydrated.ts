import type { Page } from "@playwright/test";

/** Long enough for the scenarios whose scripts come late. */
const timeoutMs = 45_000;

/** Waits until React has hydrated the page and run its effects. */
export async function hydrated(page: Page): Promise<void> {
  const isHydrated = page.locator("html[data-hydrated]");
  try {
    await isHydrated.waitFor({ state: "attached", timeout: timeoutMs });
  } catch (error) {
    const state = await page.evaluate(() => ({
      scripts: document.documentElement.dataset.scripts,
      modules: document.querySelectorAll("script[type=module]").length,
      preloads: document.querySelectorAll("link[rel=modulepreload]").length,
      loaded: performance.getEntriesByType("resource").map(({ name }) => name),
    }));
    throw new Error(`${page.url()} has not hydrated: ${JSON.stringify(state)}`, { cause: error });
  }
  // Effects run after the next paint.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );
}

/** Opens a page and waits until it has hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
