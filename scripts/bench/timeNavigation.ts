/** Times a click on a link, from the click to the next page's heading. */
import type { Browser, Page } from "@playwright/test";

type TraceEvent = { name: string; ts: number; dur?: number; tid: number; pid: number };
const scripts = new Set(["FunctionCall", "EvaluateScript", "RunMicrotasks", "v8.evaluateModule"]);

/** How long scripts ran on the page's main thread in the first `ms` after the click, in ms. */
function scriptMs(trace: Buffer, ms: number): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const click = traceEvents.find(({ name }) => name === "clicked")!;
  const end = click.ts + ms * 1000;
  let [sum, counted] = [0, click.ts];
  for (const { name, ts, dur = 0, tid, pid } of traceEvents.toSorted((a, b) => a.ts - b.ts)) {
    if (tid !== click.tid || pid !== click.pid || !scripts.has(name)) continue;
    // One runs inside another.
    const to = Math.min(ts + dur, end);
    sum += Math.max(0, to - Math.max(ts, counted));
    counted = Math.max(counted, to);
  }
  return sum / 1000;
}

/**
 * Clicks a prefetched link of the navigation bar.
 *
 * @returns the time from the click to the first frame that shows the next page's heading, by element
 * timing, and the time for which scripts ran meanwhile, ms
 */
export async function timeNavigation(browser: Browser, page: Page, to: string) {
  const link = page.locator(`header nav a[href="${to}"]`).filter({ visible: true }).first();
  const data = page.waitForResponse((response) => response.url().endsWith(".data"));
  await link.hover();
  await (await data).finished();
  // Its code too: a preloaded file becomes a resource entry once it has loaded.
  await page.waitForFunction(() => {
    const there = new Set(performance.getEntriesByType("resource").map((file) => file.name));
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
    return [...links].every(({ href }) => there.has(href));
  });
  await page.evaluate(() => {
    let clicked = 0;
    const onClick = ({ timeStamp }: MouseEvent) => {
      clicked = timeStamp;
      performance.mark("clicked", { startTime: clicked });
    };
    addEventListener("click", onClick, { capture: true });
    // The heading is marked as soon as it is in the page, before it is painted.
    const before = document.querySelector("h1");
    new MutationObserver(() => {
      const heading = document.querySelector("h1");
      if (heading !== before) heading?.setAttribute("elementtiming", "heading");
    }).observe(document.body, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
      Object.assign(window, { navigated: entry!.renderTime - clicked });
    }).observe({ type: "element" });
  });
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "v8", "blink.user_timing"],
  });
  // Not `link.click()`, which looks for what lies over the link, in the page.
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => "navigated" in window);
  const trace = await browser.stopTracing();
  const ms = await page.evaluate(() => (window as unknown as { navigated: number }).navigated);
  return { heading: ms, script: scriptMs(trace, ms) };
}
