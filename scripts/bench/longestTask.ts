import type { Browser } from "playwright";
import { slowPhone } from "./slowPhone.ts";

/** The longest main-thread task while the page loads and hydrates, ms; 0 if none reaches 50 ms. */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  const page = await slowPhone(browser);
  await page.addInitScript(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      const all = list.getEntries().map(({ duration }) => duration);
      const seen = (window as unknown as { longest: number }).longest;
      Object.assign(window, { longest: Math.max(seen, ...all) });
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const ms = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  await page.context().close();
  return ms;
}
