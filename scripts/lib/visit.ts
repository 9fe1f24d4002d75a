import type { Page } from "@playwright/test";

/** Waits until React has hydrated the page and run its effects. */
export async function hydrated(page: Page): Promise<void> {
  // Long enough for the scenarios whose scripts come late.
  await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 45_000 });
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
