/**
 * Scrolls the home page to the end and back on a phone and on a desktop, both with the CPU slowed
 * down four times, and measures the main thread's tasks from a trace.
 *
 *   npm run benchmark:scroll
 *
 * Fails if a task takes longer than 50 ms. Needs a build and an idle machine: other work adds to
 * the times.
 */
import { chromium } from "playwright";
import { browserLaunch } from "../lib/browser.ts";
import { serveBuild } from "../lib/serveBuild.ts";
import { mainThreadTasks, traceCategories } from "./mainThread.ts";
import { hydrated, slowPhone } from "./slowPhone.ts";

const mostMs = 50;

const server = await serveBuild();
const browser = await chromium.launch(await browserLaunch());
let longest = 0;
try {
  console.log("| screen | tasks | over 16 ms | longest |\n| --- | --- | --- | --- |");
  for (const screen of ["phone", "desktop"]) {
    const desktop = screen === "desktop" ? { width: 1440, height: 900 } : undefined;
    const page = await slowPhone(browser, desktop);
    await page.goto(`${server.origin}/`, { waitUntil: "load" });
    await hydrated(page);
    // Once the page is idle, work triggered by loading is done.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await browser.startTracing(page, { categories: traceCategories });
    await page.evaluate(async () => {
      const step = Math.round(innerHeight / 8);
      for (const by of [step, -step]) {
        for (;;) {
          const from = scrollY;
          scrollBy({ top: by, behavior: "instant" });
          await new Promise((resolve) => requestAnimationFrame(resolve));
          if (scrollY === from) break;
        }
      }
    });
    const all = mainThreadTasks(await browser.stopTracing());
    const [top = Number.NaN] = all;
    longest = Math.max(longest, top);
    const long = all.filter((ms) => ms > 16).length;
    console.log(`| ${screen} | ${all.length} | ${long} | ${top.toFixed(1)} ms |`);
    await page.context().close();
  }
} finally {
  await browser.close();
  server.stop();
}
const within = longest <= mostMs;
console.log(`\n${within ? "Within" : "Over"} the budget of ${mostMs} ms a task`);
process.exit(within ? 0 : 1);
