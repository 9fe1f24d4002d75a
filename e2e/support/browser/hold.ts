import { expect, type Page } from "@playwright/test";

/** Holds back requests, by default for scripts, until the returned function is called. */
export async function hold(page: Page, requests = "/assets/*.js") {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page and holds back its scripts until the returned function is called. */
export async function openWithStalledScripts(page: Page, path: string) {
  const release = await hold(page);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return release;
}
