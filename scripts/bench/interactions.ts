/**
 * Measures what Lighthouse doesn't, with the CPU slowed down four times:
 *
 * - some thirty real interactions, each from the event to the next paint, by event timing, as INP is
 * - clicks on prefetched links, to the paint of the next page's heading, and the time that scripts ran
 * - the home page on a slow line, from the request until it is hydrated
 *
 *   npm run benchmark                        medians of three rounds
 *   npm run benchmark -- --rounds 5          of five
 *   npm run benchmark -- --against <commit>  beside those of another commit
 *
 * Fails if an interaction takes longer than 200 ms, or 120 in menus and the search; if hydration takes
 * longer than 2.5 s. Against a commit, which is built and measured in turn, fails if a group takes over
 * 1.05 of its time instead: absolute times drift on a shared machine.
 * Needs a build and an idle machine.
 */
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import { getContent } from "../../app/content/content.server.ts";
import { browserLaunch } from "../lib/browser.ts";
import { buildCommit } from "./buildCommit.ts";
import { serveBuild } from "../lib/serveBuild.ts";
import { hydrated } from "../lib/openPage.ts";
import { median } from "./median.ts";
import { slowPhone } from "./slowPhone.ts";
import { timeNavigation } from "./timeNavigation.ts";

const hydration = "hydrated on a slow line";
/** Menus and the search are used most, so they have a tighter budget. */
const mostMs = (name: string) => (name === hydration ? 2500 : /menu|search/.test(name) ? 120 : 200);
const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, against: { type: "string" } },
});
const rounds = Number(options.rounds);
if (!(rounds >= 1)) throw new Error(`How many rounds? Not ${options.rounds}`);
const { projects, services: offered } = getContent();
/** The first word of a service's name. */
const [searchedWord = ""] = offered[0]!.name.toLowerCase().split(" ");
const beforeAfter = projects.find(({ showBeforeAfter }) => showBeforeAfter)!;

/** From a page to another that its bar of links leads to. */
const prefetched = [
  ["/", "/projects"],
  ["/", "/testimonials"],
  ["/faq", "/projects"],
  ["/faq", "/blog"],
  ["/trust", "/testimonials"],
] as const;

/** Duration of each interaction in every round, ms; of one build. */
type Results = Map<string, number[]>;
let results: Results = new Map();
const note = (name: string, ms: number) => results.set(name, [...(results.get(name) ?? []), ms]);

/** Collects the page's event timings from the start. */
const recordEventTimings = () => {
  const seen: { start: number; ms: number }[] = [];
  Object.assign(window, { interactions: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId?: number;
    })[])
      if (entry.interactionId) seen.push({ start: entry.startTime, ms: entry.duration });
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
};

/**
 * Duration in ms of the slowest event that `act` triggers; browsers report nothing under 16, which
 * counts as 16.
 */
async function time(page: Page, name: string, act: () => Promise<unknown>) {
  const from = await page.evaluate(() => performance.now());
  await act();
  // Event timings are delivered when the browser is idle after the paint.
  const ms = await page.evaluate(async (start) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
    const { interactions } = window as unknown as {
      interactions: { start: number; ms: number }[];
    };
    return Math.max(16, ...interactions.filter((one) => one.start >= start).map((one) => one.ms));
  }, from);
  note(name, ms);
}

const browser = await chromium.launch(await browserLaunch());
let origin = "";

async function open(path: string, size?: { width: number; height: number }) {
  const page = await slowPhone(browser, size);
  // Without permission the number cannot be copied, and no toast appears.
  await page.context().grantPermissions(["clipboard-write"]);
  await page.addInitScript(recordEventTimings);
  await page.goto(`${origin}${path}`, { waitUntil: "load" });
  await hydrated(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  return page;
}

/** From the request until the page is hydrated, on the line of Lighthouse's phone. */
async function hydrate() {
  // A new browser has nothing cached.
  const fresh = await chromium.launch(await browserLaunch());
  const page = await slowPhone(fresh);
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.goto(`${origin}/`, { waitUntil: "commit" });
  await hydrated(page);
  note(hydration, await page.evaluate(() => performance.now()));
  await fresh.close();
}

async function round() {
  await hydrate();
  let page = await open("/");
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  for (const turn of ["first", "second"]) {
    await time(page, `mobile menu opens, ${turn} time`, () => menu.tap());
    await time(page, `mobile menu closes, ${turn} time`, () =>
      page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Close menu" }).tap(),
    );
  }
  const tabs = page.getByRole("navigation", { name: "Quick links" });
  await time(page, "tab bar: menu", () => tabs.getByRole("button").last().tap());
  await time(page, "tab bar: menu closes with Escape", () => page.keyboard.press("Escape"));
  await time(page, "tab bar: services", () => tabs.getByRole("link", { name: "Services" }).tap());
  // Wait for the page to get there. The bar is hidden by then, and returns on scrolling up.
  await page.locator("#services:focus").waitFor({ state: "attached" });
  // A visitor waits for the top of the page to be drawn before the next tap.
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise((idle) => requestIdleCallback(idle));
  });
  await time(page, "tab bar: quote", () => tabs.getByRole("link", { name: "Quote" }).tap());
  await time(page, "copy the number, a toast appears", () =>
    page.getByRole("button", { name: "Copy number" }).first().tap(),
  );
  await page
    .getByRole("status")
    .filter({ hasText: /copied/i })
    .waitFor();
  await time(page, "search opens", () =>
    page.getByRole("banner").getByRole("link", { name: "Search" }).tap(),
  );
  await page.getByRole("dialog", { name: "Search" }).getByRole("status").waitFor();
  for (const letter of searchedWord)
    await time(page, `search: ${letter}`, () => page.keyboard.press(letter));
  await time(page, "search: arrow down", () => page.keyboard.press("ArrowDown"));
  await time(page, "search: letter taken back", () => page.keyboard.press("Backspace"));
  await time(page, "search closes", () => page.keyboard.press("Escape"));
  await page.context().close();

  page = await open("/projects");
  const filters = page.getByRole("navigation", { name: /Filter/ }).getByRole("link");
  for (const index of [1, 2, 3, 0])
    await time(page, `filter ${index + 1}`, () => filters.nth(index).tap());
  await page.context().close();

  page = await open(`/projects/${beforeAfter.slug}`);
  const slider = page.getByRole("slider");
  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox())!;
  await time(page, "slider pressed and dragged", async () => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 10; step++)
      await page.mouse.move(box.x + box.width * (0.5 - step / 25), box.y + box.height / 2);
    await page.mouse.up();
  });
  for (const key of ["ArrowLeft", "PageUp", "End"])
    await time(page, `slider: ${key}`, () => slider.press(key));
  await page.context().close();

  page = await open("/", { width: 1440, height: 900 });
  const services = page.getByRole("button", { name: /menu$/ }).first();
  await time(page, "mega menu opens", () => services.click());
  await time(page, "mega menu closes", () => page.keyboard.press("Escape"));
  await page.context().close();
  for (const [from, to] of prefetched) {
    page = await open(from, { width: 1440, height: 900 });
    const { heading, script } = await timeNavigation(browser, page, to);
    note(`${from} → ${to}: heading`, heading);
    note(`${from} → ${to}: script`, script);
    await page.context().close();
  }

  page = await open(`/projects/${projects[0]!.slug}`, { width: 1440, height: 900 });
  await time(page, "gallery opens", () =>
    page.locator('main a[href^="/pictures/"]').first().click(),
  );
  await time(page, "gallery turns", () => page.keyboard.press("ArrowRight"));
  await time(page, "gallery closes", () => page.keyboard.press("Escape"));
  await page.context().close();
}

/** A build and what was measured of it. */
type Build = { folder?: string; results: Results };
const ours: Build = { results: new Map() };
const other = options.against === undefined ? undefined : buildCommit(options.against);
const theirs: Build | undefined = other && { folder: other.folder, results: new Map() };

async function measure(build: Build) {
  const server = await serveBuild(build.folder);
  ({ origin } = server);
  ({ results } = build);
  try {
    await round();
  } finally {
    server.stop();
  }
}

try {
  const builds = theirs ? [ours, theirs] : [ours];
  for (let count = 0; count <= rounds; count += 1) {
    // The order changes every time: what runs second finds a warmer machine.
    for (const build of count % 2 ? builds : builds.toReversed()) {
      await measure(build);
      // The first round warms up.
      if (count === 0) build.results.clear();
    }
  }
} finally {
  await browser.close();
  other?.remove();
}

const shown = (ms: number) => (ms <= 16 ? "≤ 16" : ms.toFixed(0));
const medians = ({ results: all }: Build) =>
  new Map([...all].map(([name, times]) => [name, median(times)]));
const after = medians(ours);
const before = theirs && medians(theirs);
const failures: string[] = [];
console.log(`Medians of ${rounds}, ms\n`);
console.log(before ? "| | before | after |\n| --- | --- | --- |" : "| | ms |\n| --- | --- |");
for (const [name, ms] of after) {
  const earlier = before?.get(name);
  console.log(`| ${name} | ${earlier === undefined ? "" : `${shown(earlier)} | `}${shown(ms)} |`);
  if (!before && !name.endsWith(": script") && ms > mostMs(name)) failures.push(name);
}

if (before) {
  const groups = {
    "prefetched links, to the heading": /: heading$/,
    "prefetched links, script": /: script$/,
    "menu and search open and close": /(menu|search) (opens|closes)|tab bar: menu/,
    [hydration]: new RegExp(hydration),
    "everything else": /^(?!.*(→|hydrated|(menu|search) (opens|closes)|tab bar: menu))/,
  };
  console.log("\n| group | ratio |\n| --- | --- |");
  for (const [group, pattern] of Object.entries(groups)) {
    const names = [...after.keys()].filter((name) => pattern.test(name));
    const sum = (of: Map<string, number>) => names.reduce((all, name) => all + of.get(name)!, 0);
    const ratio = sum(after) / sum(before);
    console.log(`| ${group} | ${ratio.toFixed(2)} |`);
    if (!(ratio <= 1.05)) failures.push(group);
  }
}
console.log(`\nOver budget: ${failures.join(", ") || "none"}.`);
process.exit(failures.length === 0 ? 0 : 1);
