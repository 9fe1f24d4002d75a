/** Lighthouse's phone, applied rather than simulated: its screen and CPU. */
import type { Browser, Page } from "@playwright/test";

/** The screen of Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1.75,
};

/** @param viewport for a desktop with the phone's CPU */
export async function slowPhone(
  browser: Browser,
  viewport?: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext(viewport ? { viewport } : phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}
