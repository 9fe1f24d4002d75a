/** Lighthouse's phone for real: its screen, its processor and, if asked for, its line. */
import type { Browser, BrowserContext, CDPSession, Page } from "playwright";

/** @param where a browser, for a phone that has seen nothing yet, or the context of one that has */
export async function slowPhone(
  where: Browser | BrowserContext,
  { slowLine = false, width = 412, height = 823 } = {},
): Promise<Page> {
  const context =
    "newContext" in where
      ? await where.newContext({
          viewport: { width, height },
          isMobile: width < 900,
          hasTouch: width < 900,
        })
      : where;
  const page = await context.newPage();
  const devtools: CDPSession = await context.newCDPSession(page);
  if (slowLine) {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("#main-content");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}
