/**
 * Compares the home page with a page of the same text and pictures in plain HTML with one small
 * stylesheet: what React, MUI and hydration cost a visitor on a phone, as Lighthouse works it out.
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
import { chromium } from "playwright";
import { browserLaunch } from "../../e2e/support/browser.ts";
import { serveBuild } from "../../e2e/support/serveBuild.ts";
import { medianFigures, runLighthouse, type Figures } from "./runLighthouse.ts";
import { hydrated } from "../../e2e/support/hydrated.ts";
import { median, slowPhone } from "./slowPhone.ts";

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

/** From the request to the hydrated page, ms, on Lighthouse's slow 4G as the browser applies it. */
async function hydratedAfter(url: string): Promise<number> {
  const browser = await chromium.launch(await browserLaunch());
  const page = await slowPhone(browser);
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.goto(url, { waitUntil: "commit" });
  await hydrated(page);
  const ms = await page.evaluate(() => performance.now());
  await browser.close();
  return ms;
}

const folder = mkdtempSync(join(tmpdir(), "speed-"));
cpSync("build/client", folder, { recursive: true });
const built = readFileSync("build/client/index.html", "utf8");
writeFileSync(join(folder, "reference.html"), asPlainHtml(built));
writeFileSync(join(folder, "reference.css"), stylesheet);

const launched = await browserLaunch();
const server = await serveBuild(folder);
const ours: Figures[] = [];
const theirs: Figures[] = [];
const working: number[] = [];
try {
  for (let run = 0; run < runs; run += 1) {
    ours.push(await runLighthouse(`${server.origin}/`, "phone", launched));
    theirs.push(await runLighthouse(`${server.origin}/reference`, "phone", launched));
    working.push(await hydratedAfter(`${server.origin}/`));
  }
} finally {
  server.stop();
  rmSync(folder, { recursive: true });
}

const [we, they] = [medianFigures(ours), medianFigures(theirs)];
const figures = ["fcp", "lcp", "tbt", "mainThread", "bytes", "requests", "performance"] as const;
console.log(`Medians of ${runs}\n`);
console.log("| | our home page | plain HTML | ratio |\n| --- | --- | --- | --- |");
for (const name of figures)
  console.log(`| ${name} | ${we[name]} | ${they[name]} | ${(we[name] / they[name]).toFixed(2)} |`);
console.log(`| hydrated after, ms | ${median(working).toFixed(0)} | | |`);

const faults = [
  ...(we.fcp > they.fcp * mostFirstRatio ? ["first paint"] : []),
  ...(we.lcp > they.lcp * mostLargestRatio ? ["largest paint"] : []),
  ...(median(working) > mostHydrationMs ? ["time until the page works"] : []),
];
console.log(faults.length > 0 ? `\nOver budget: ${faults.join(", ")}` : "\nWithin budget");
process.exit(faults.length > 0 ? 1 : 0);
