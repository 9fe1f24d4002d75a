import type { Browser } from "playwright";
import { slowPhone } from "./slowPhone.ts";

/** The longest that the page keeps its thread busy without a break while it comes and is taken over, ms; 0 below 50. */
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
