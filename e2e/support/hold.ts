import type { Page } from "@playwright/test";

/** Holds back requests, by default for scripts, until the returned function is called. */
export async function hold(page: Page, requests = "/assets/*.js") {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
