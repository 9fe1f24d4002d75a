/**
 * Lighthouse's phone, applied rather than simulated: its screen and CPU. slowLine.ts has its
 * network.
 */
import type { Browser, BrowserContext, Page } from "playwright";

/** @param where a browser, for a phone without a cache, or the context of an earlier visit */
export async function slowPhone(
  where: Browser | BrowserContext,
  { width = 412, height = 823 } = {},
): Promise<Page> {
  const context =
    "newContext" in where
      ? await where.newContext({
          viewport: { width, height },
          isMobile: width < 900,
          hasTouch: width < 900,
          deviceScaleFactor: width < 900 ? 1.75 : 1,
        })
      : where;
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}
