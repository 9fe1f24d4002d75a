/**
 * Compares the home page with a page of the same text and pictures in plain HTML with one small
 * stylesheet: what React, MUI and hydration cost a visitor on a phone. Both are measured in a
 * browser with a slow CPU and a slow connection, and by Lighthouse, which simulates its phone from
 * a fast load.
 *
 *   npm run benchmark:speed            medians of five
 *   npm run benchmark:speed -- 3       of three
 *
 * Both come from one server in one run, so the ratios hold even on a busy machine, where the times
 * do not. Fails if the first paint takes more than 1.15 times as long as the reference's, the
 * largest paint more than 1.1 times, or hydration more than 2.5 s. The goal for both paints is
 * 1.05. Needs a build.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser } from "playwright";
import { browserLaunch } from "../lib/browser.ts";
import { slowLine } from "./slowLine.ts";
import { slowPhone } from "./slowPhone.ts";
import { median } from "./median.ts";
import { medianFigures, runLighthouse, type Figures } from "./runLighthouse.ts";
import { serveBuild } from "../lib/serveBuild.ts";

const mostFirstRatio = 1.15;
const mostLargestRatio = 1.1;
const mostHydrationMs = 2500;
const runs = Number(process.argv[2] ?? 5);

/** A built page's text, links and pictures without its styles, scripts and drawings. */
function asPlainHtml(html: string): string {
  const body = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  const title = /<title>[\s\S]*?<\/title>/.exec(html)?.[0] ?? "";
  const fonts = html.match(/<link rel="preload"[^>]*as="font"[^>]*>/g)?.join("") ?? "";
  const fontFaces = html.match(/@font-face\{[^}]*\}/g)?.join("") ?? "";
  const words = body
    .replaceAll(/<(script|style|svg|dialog|template)\b[\s\S]*?<\/\1>/g, "")
    // A menu that is closed on the page is hidden here too, or its text would come before the first
    // picture.
    .replaceAll(
      /<(div|span|button)\b(?:[^>]*?( popover\b(?:="\w*")?))?[^>]*>/g,
      (_tag, name: string, popover = "") => `<${name}${popover}>`,
    )
    .replaceAll(/ (class|style|data-[\w-]+|tabindex|inert)="[^"]*"/g, "");
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}<meta name="description" content="Reference">${fonts}<style>${fontFaces}</style><link rel="stylesheet" href="/reference.css"></head><body>${words}</body></html>`;
}

/** Written by hand to look roughly like the site: the largest paint is the same picture. */
const stylesheet = `
*,::before,::after{box-sizing:border-box}
body{margin:0;font:1.125rem/1.6 "Atkinson Hyperlegible Next","Atkinson fallback",sans-serif;color:#20242a;background:#fbfcfc}
h1,h2,h3{font-family:Besley,"Besley fallback",serif;line-height:1.12;margin:0 0 .5em}
h1{font-size:clamp(2.4rem,1.55rem + 3.5vw,4.25rem)}h2{font-size:clamp(1.75rem,1.45rem + 1.35vw,2.75rem)}h3{font-size:1.3125rem}
a{color:#173f73}img{max-width:100%;height:auto;display:block}
header ul,nav ul{display:flex;flex-wrap:wrap;gap:.5em 1.25em;margin:0;padding:0;list-style:none}
header{padding:12px 20px;border-bottom:1px solid #c9d0d6}[popover],dialog{display:none}
main section,footer{max-width:1304px;margin:0 auto;padding:40px 20px}
main>section:first-of-type{display:flex;flex-direction:column}main>section:first-of-type>div:last-child{order:-1;margin:-40px -20px 40px}
main>section:first-of-type picture img{width:100%;height:300px;object-fit:cover}
@media(min-width:900px){main section{padding:72px 32px}main section>ul{display:grid;grid-template-columns:repeat(3,1fr);gap:24px}}
`;

type Paints = { first: number; largest: number };

/** Paint times, ms after the request. */
async function paints(browser: Browser, url: string): Promise<Paints> {
  const page = await slowPhone(browser);
  // The last picture is painted after the `load` event.
  await page.goto(url, { waitUntil: "networkidle" });
  const times = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const last = async (type: string) =>
      (await new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        });
      }).then((entries) => entries.at(-1)))!.startTime;
    return {
      first: await last("paint"),
      largest: await last("largest-contentful-paint"),
    };
  });
  await page.context().close();
  return times;
}

/** From the request to the hydrated page, ms. */
async function hydratedAfter(browser: Browser, url: string): Promise<number> {
  const page = await slowPhone(browser);
  // The page logs it itself: polling would add 90 ms to the time being measured.
  await page.addInitScript(() =>
    addEventListener("hydrated", () => console.debug("hydrated", performance.now())),
  );
  const said = page.waitForEvent("console", (message) => message.text().startsWith("hydrated"));
  await page.goto(url, { waitUntil: "commit" });
  const ms = Number((await said).text().split(" ")[1]);
  await page.context().close();
  return ms;
}

/** From a tap on the menu button, as soon as it is visible, to the menu's paint, ms. */
async function menuAfterTap(
  browser: Browser,
  url: string,
): Promise<{ seen: number; took: number }> {
  const page = await slowPhone(browser);
  await page.addInitScript(() => {
    addEventListener(
      "pointerdown",
      (event) => {
        const down = event.timeStamp;
        const look = () => {
          if (!document.querySelector("dialog[open]")) return requestAnimationFrame(look);
          return Object.assign(window, { menu: { seen: down, took: performance.now() - down } });
        };
        look();
      },
      { capture: true, once: true },
    );
  });
  await page.goto(url, { waitUntil: "commit" });
  await page
    .getByRole("button", { name: /menu/i })
    .and(page.locator("[aria-haspopup]"))
    .first()
    .tap();
  const result = await page.waitForFunction(() => (window as { menu?: unknown }).menu);
  const menu = (await result.jsonValue()) as { seen: number; took: number };
  await page.context().close();
  return menu;
}

const folder = mkdtempSync(join(tmpdir(), "speed-"));
cpSync("build/client", folder, { recursive: true });
const built = readFileSync("build/client/index.html", "utf8");
const reference = asPlainHtml(built);
writeFileSync(join(folder, "reference.html"), reference);
writeFileSync(join(folder, "reference.css"), stylesheet);

const launched = await browserLaunch();
const server = await serveBuild(folder);
const painted = { ours: [] as Paints[], theirs: [] as Paints[] };
const ours: Figures[] = [];
const theirs: Figures[] = [];
const working: number[] = [];
const menus: { seen: number; took: number }[] = [];
const browser = await chromium.launch(launched);
try {
  // Sequentially, because a browser that has just closed still uses the CPU.
  for (let run = 0; run < runs; run += 1) {
    const line = await slowLine(server.origin);
    painted.ours.push(await paints(browser, `${line.origin}/`));
    painted.theirs.push(await paints(browser, `${line.origin}/reference`));
    working.push(await hydratedAfter(browser, `${line.origin}/`));
    menus.push(await menuAfterTap(browser, `${line.origin}/`));
    line.close();
  }
  for (let run = 0; run < runs; run += 1) {
    ours.push(await runLighthouse(`${server.origin}/`, "phone", launched));
    theirs.push(await runLighthouse(`${server.origin}/reference`, "phone", launched));
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(folder, { recursive: true });
}

const [we, they] = [medianFigures(ours), medianFigures(theirs)];
const middle = (name: keyof Paints) => ({
  ours: median(painted.ours.map((times) => times[name])),
  theirs: median(painted.theirs.map((times) => times[name])),
});
const [first, largest] = [middle("first"), middle("largest")];
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number) => `${time.toFixed(0)} ms`;
const compressed = (text: string) => brotliCompressSync(text).length;
const rows: [string, string, string, number?][] = [
  [
    "HTML, brotli",
    kb(compressed(built)),
    kb(compressed(reference)),
    compressed(built) / compressed(reference),
  ],
  ["all bytes", kb(we.bytes), kb(they.bytes), we.bytes / they.bytes],
  ["requests", String(we.requests), String(they.requests), we.requests / they.requests],
  ["first paint", ms(first.ours), ms(first.theirs), first.ours / first.theirs],
  ["largest paint", ms(largest.ours), ms(largest.theirs), largest.ours / largest.theirs],
  ["first paint, worked out", ms(we.fcp), ms(they.fcp), we.fcp / they.fcp],
  ["largest paint, worked out", ms(we.lcp), ms(they.lcp), we.lcp / they.lcp],
  ["main thread", ms(we.mainThread), ms(they.mainThread), we.mainThread / they.mainThread],
  ["blocking time", ms(we.tbt), ms(they.tbt)],
  ["performance", String(we.performance), String(they.performance)],
  ["works after", ms(median(working)), "at once"],
  ["menu seen and tapped after", ms(median(menus.map(({ seen }) => seen))), "at first paint"],
  ["menu opens after a tap", ms(median(menus.map(({ took }) => took))), "at once"],
];
console.log(`Medians of ${runs}\n`);
console.log("| | our home page | plain HTML | ratio |\n| --- | --- | --- | --- |");
for (const [name, mine, other, ratio] of rows)
  console.log(`| ${name} | ${mine} | ${other} | ${ratio?.toFixed(2) ?? ""} |`);

const faults = [
  ...(first.ours > first.theirs * mostFirstRatio ? ["first paint"] : []),
  ...(largest.ours > largest.theirs * mostLargestRatio ? ["largest paint"] : []),
  ...(we.fcp > they.fcp * mostFirstRatio ? ["first paint, worked out"] : []),
  ...(we.lcp > they.lcp * mostLargestRatio ? ["largest paint, worked out"] : []),
  ...(median(working) > mostHydrationMs ? ["time until the page works"] : []),
];
console.log(faults.length > 0 ? `\nOver budget: ${faults.join(", ")}` : "\nWithin budget");
process.exit(faults.length > 0 ? 1 : 0);
