/**
 * What keeps the main thread busy between a page's first paint and its being hydrated: the longest
 * task and the blocking time. Traced on this machine's CPU and multiplied by four, as Lighthouse
 * does for its phone, but with less noise.
 *
 *   npm run benchmark:start-up                          one page of each kind, medians of five
 *   npm run benchmark:start-up -- --kinds home,faq      the first page of these kinds
 *   npm run benchmark:start-up -- ../old/build/client   compared with another build, in turn
 *   --runs 9                                            medians of nine
 *
 * Fails if a page blocks for more than 50 ms. Needs a build and an idle machine.
 */
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { browserLaunch } from "../lib/browser.ts";
import { serveBuild } from "../lib/serveBuild.ts";
import { onePerKind } from "../lib/sitePages.ts";
import { mainThreadTasks, traceCategories } from "./mainThread.ts";
import { median } from "./median.ts";
import { hydrated, phone } from "./slowPhone.ts";

const mostBlockingMs = 50;
/** Lighthouse's phone is this many times slower, and a task blocks for what exceeds 50 ms. */
const [slowdown, unblocking] = [4, 50];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kinds: { type: "string" }, runs: { type: "string", default: "5" } },
});
const builds = ["build/client", ...positionals];
const kinds = values.kinds?.split(",");
const pages = onePerKind.filter((page) => kinds?.includes(page.kind) ?? true);
if (pages.length === 0) throw new Error(`--kinds: no page is of the kind ${values.kinds}.`);
const launch = await browserLaunch();

async function startUp(url: string): Promise<{ longest: number; blocking: number }> {
  // A new browser per load: nothing cached, nothing left running.
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage(phone);
    await browser.startTracing(page, { categories: traceCategories });
    await page.goto(url, { waitUntil: "networkidle" });
    await hydrated(page);
    const tasks = mainThreadTasks(await browser.stopTracing(), "firstContentfulPaint");
    const times = tasks.map((ms) => ms * slowdown);
    const blocking = times.reduce((sum, ms) => sum + Math.max(0, ms - unblocking), 0);
    return { longest: times[0] ?? 0, blocking };
  } finally {
    await browser.close();
  }
}

const servers = await Promise.all(builds.map((folder) => serveBuild(folder)));
const over: string[] = [];
try {
  console.log("| page | build | longest task, ms | blocking, ms |\n| --- | --- | --- | --- |");
  for (const { path, kind } of pages) {
    const results = builds.map((): Awaited<ReturnType<typeof startUp>>[] => []);
    // `serve` compresses a page on its first request.
    for (const { origin } of servers) await (await fetch(`${origin}${path}`)).arrayBuffer();
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, { origin }] of servers.entries())
        results[index]!.push(await startUp(`${origin}${path}`));
    for (const [index, all] of results.entries()) {
      const longest = Math.round(median(all.map((one) => one.longest)));
      const blocking = Math.round(median(all.map((one) => one.blocking)));
      if (index === 0 && blocking > mostBlockingMs) over.push(path);
      console.log(`| ${kind} | ${builds[index]} | ${longest} | ${blocking} |`);
    }
  }
} finally {
  for (const { stop } of servers) stop();
}
console.log(
  over.length > 0
    ? `\nOver ${mostBlockingMs} ms: ${over.join(", ")}`
    : `\nAll within ${mostBlockingMs} ms`,
);
process.exit(over.length > 0 ? 1 : 0);
