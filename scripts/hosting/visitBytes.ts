/** Measures what one visit transfers: three pages, each read to its end, with an empty cache. */
import { chromium, type Browser } from "playwright";
import { browserLaunch } from "../lib/browser.ts";
import { hydrated } from "../bench/slowPhone.ts";

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

export type Visit = { screen: keyof typeof screens; bytes: number; requests: number };

async function visit(
  browser: Browser,
  origin: string,
  screen: keyof typeof screens,
  paths: string[],
) {
  const context = await browser.newContext(screens[screen]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await devtools.send("Network.enable");
  for (const path of paths) {
    await page.goto(origin + path);
    await hydrated(page);
    // Screen by screen, since lazy pictures load only as they come near.
    await page.evaluate(async () => {
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy({ top: innerHeight / 2, behavior: "instant" });
        await new Promise((done) => setTimeout(done, 100));
      }
    });
    await page.waitForLoadState("networkidle");
  }
  await context.close();
  return { screen, bytes, requests };
}

/**
 * @param origin of a server
 * @param paths of the pages visited, in order
 */
export async function visitBytes(origin: string, paths: string[]): Promise<Visit[]> {
  const browser = await chromium.launch(await browserLaunch());
  const visits: Visit[] = [];
  for (const screen of ["phone", "desktop"] as const)
    visits.push(await visit(browser, origin, screen, paths));
  await browser.close();
  return visits;
}
