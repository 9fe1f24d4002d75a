import type { Page } from "@playwright/test";

/** Holds back all scripts until the returned function is called. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
