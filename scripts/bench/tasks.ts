/**
 * The longest main-thread task while a page loads and hydrates, for one page of each kind, on a
 * phone with a slow CPU and a slow connection: the longest an interaction may have to wait.
 *
 *   npm run benchmark:tasks           medians of three
 *   npm run benchmark:tasks -- 5      of five
 *
 * Fails if a page's median is over 50 ms. Needs a build and an idle machine.
 */
import { chromium } from "playwright";
import { browserLaunch } from "../lib/browser.ts";
import { longestTask } from "./longestTask.ts";
import { median } from "./median.ts";
import { serveBuild } from "../lib/serveBuild.ts";
import { onePerKind } from "../lib/sitePages.ts";
import { slowLine } from "./slowLine.ts";

const mostMs = 50;
const runs = Number(process.argv[2] ?? 3);
if (!(runs >= 1)) throw new Error(`How many runs? Not ${process.argv[2]}`);

const server = await serveBuild();
const browser = await chromium.launch(await browserLaunch());
const over: string[] = [];
try {
  console.log("| page | longest task, 0 if under 50 ms | each run |\n| --- | --- | --- |");
  for (const { path } of onePerKind) {
    // `serve` compresses a page on its first request.
    await (await fetch(`${server.origin}${path}`)).arrayBuffer();
    const all: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const line = await slowLine(server.origin);
      all.push(await longestTask(browser, `${line.origin}${path}`));
      line.close();
    }
    const middle = median(all);
    if (middle > mostMs) over.push(path);
    console.log(`| ${path} | ${middle} ms | ${all.join(", ")} |`);
  }
} finally {
  await browser.close();
  server.stop();
}
console.log(
  over.length > 0 ? `\nOver ${mostMs} ms: ${over.join(", ")}` : `\nNo task over ${mostMs} ms`,
);
process.exit(over.length > 0 ? 1 : 0);
