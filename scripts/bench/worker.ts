/**
 * What the service worker costs and gains: the home page on the slow phone and connection, on a
 * first visit and on a second one in a new tab, with and without the worker.
 *
 *   npm run benchmark:worker           medians of five
 *   npm run benchmark:worker -- 3      of three
 *
 * Both are measured alternately in one run. Fails if the worker delays the largest paint or the
 * hydration of a first visit by more than a tenth. Needs a build.
 */
import { chromium, type Browser, type Page } from "playwright";
import { keptFileCache, keptPageCache } from "../../app/offline/caches.ts";
import { keepingKey } from "../../app/offline/choice.ts";
import { browserLaunch } from "../lib/browser.ts";
import { median } from "./median.ts";
import { serveBuild } from "../lib/serveBuild.ts";
import { slowLine } from "./slowLine.ts";
import { hydrated, slowPhone } from "./slowPhone.ts";

const mostRatio = 1.1;
const runs = Number(process.argv[2] ?? 5);

/** Times in ms after the request; `bytes` transferred by then. */
type Visit = { largest: number; works: number; bytes: number };

async function visit(page: Page, url: string): Promise<Visit> {
  await page.goto(url, { waitUntil: "load" });
  await hydrated(page);
  const works = await page.evaluate(() => performance.now());
  return page.evaluate(async (now) => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const bytes = entries.reduce((sum, { transferSize }) => sum + (transferSize || 0), 0);
    return { largest, works: now, bytes };
  }, works);
}

/** Waits until the page and its scripts are cached. */
async function kept(page: Page) {
  await page.waitForFunction(
    async ([pages, files]) => {
      const count = async (name: string) => (await (await caches.open(name)).keys()).length;
      return (await count(pages!)) > 0 && (await count(files!)) > 5;
    },
    [keptPageCache, keptFileCache],
  );
}

async function twoVisits(browser: Browser, url: string, withWorker: boolean): Promise<Visit[]> {
  const page = await slowPhone(browser);
  if (!withWorker) await page.addInitScript((key) => localStorage.setItem(key, "off"), keepingKey);
  const first = await visit(page, url);
  if (withWorker) await kept(page);
  const again = await slowPhone(page.context());
  const second = await visit(again, url);
  await page.context().close();
  return [first, second];
}

const server = await serveBuild();
const line = await slowLine(server.origin);
const browser = await chromium.launch(await browserLaunch());
const results: Record<"with" | "without", Visit[][]> = { with: [], without: [] };
try {
  for (let run = 0; run < runs; run += 1) {
    results.with.push(await twoVisits(browser, `${line.origin}/`, true));
    results.without.push(await twoVisits(browser, `${line.origin}/`, false));
  }
} finally {
  await browser.close();
  line.close();
  server.stop();
}

const middle = (name: "with" | "without", turn: number, key: keyof Visit) =>
  median(results[name].map((visits) => visits[turn]![key]));
console.log("| | with the worker | without | ratio |\n| --- | --- | --- | --- |");
let broken = false;
for (const [turn, name] of ["first visit", "second visit"].entries()) {
  for (const [key, words] of [
    ["largest", "largest paint"],
    ["works", "works after"],
    ["bytes", "bytes"],
  ] as const) {
    const [mine, other] = [middle("with", turn, key), middle("without", turn, key)];
    const shown = (value: number) =>
      key === "bytes" ? `${(value / 1000).toFixed(0)} kB` : `${value.toFixed(0)} ms`;
    console.log(
      `| ${name}, ${words} | ${shown(mine)} | ${shown(other)} | ${(mine / other).toFixed(2)} |`,
    );
    broken ||= turn === 0 && key !== "bytes" && mine > other * mostRatio;
  }
}
process.exit(broken ? 1 : 0);
