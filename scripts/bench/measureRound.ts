/** One round of the benchmark: what is measured of a build that is served. */
import { chromium, type Browser, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { browserLaunch } from "../lib/browser.ts";
import { hydrated } from "../lib/visit.ts";
import type { Group, Measured } from "./results.ts";
import { slowPhone } from "./slowPhone.ts";
import { timeNavigation } from "./timeNavigation.ts";

const { business, navigation, projects, services: offered, words } = getContent();
/** The first word of a service's name. */
const [searchedWord = ""] = (offered[0]?.name ?? business.locality).toLowerCase().split(" ");
const beforeAfter = projects.find(({ showBeforeAfter }) => showBeforeAfter);

const opensMenu = navigation.main.find((item) => item.megaMenu);
/** The pages that the bar of links leads to, but for the one that opens a menu. */
const inBar = navigation.main
  .map(({ href }) => href)
  .filter((href) => !/^\/$|#/.test(href) && href !== opensMenu?.href);
/** From a page to another that its bar of links leads to. */
const prefetched = inBar.flatMap((to) =>
  ["/", "/faq"].filter((from) => from !== to).map((from) => [from, to] as const),
);

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
async function slowestEvent(page: Page, act: () => Promise<unknown>): Promise<number> {
  const from = await page.evaluate(() => performance.now());
  await act();
  // Event timings are delivered when the browser is idle after the paint.
  return page.evaluate(async (start) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
    const { interactions } = window as unknown as {
      interactions: { start: number; ms: number }[];
    };
    return Math.max(16, ...interactions.filter((one) => one.start >= start).map((one) => one.ms));
  }, from);
}

type Size = { width: number; height: number };

async function openSlowly(browser: Browser, url: string, size?: Size) {
  const page = await slowPhone(browser, size);
  // Without permission the number cannot be copied, and no toast appears.
  await page.context().grantPermissions(["clipboard-write"]);
  await page.addInitScript(recordEventTimings);
  await page.goto(url, { waitUntil: "load" });
  await hydrated(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  return page;
}

/** From the request until the page is hydrated, on the line of Lighthouse's phone. */
async function timeHydration(origin: string): Promise<number> {
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
  const ms = await page.evaluate(() => performance.now());
  await fresh.close();
  return ms;
}

type Time = (name: string, group: Group, act: () => Promise<unknown>) => Promise<void>;
type Visit = (page: Page, time: Time) => Promise<void>;

const desktop = { width: 1440, height: 900 };

const homeOnPhone: Visit = async (page, time) => {
  const banner = page.getByRole("banner");
  const menu = banner.getByRole("button", { name: "Menu" });
  for (const turn of ["first", "second"]) {
    await time(`mobile menu opens, ${turn} time`, "menu", () => menu.tap());
    await time(`mobile menu closes, ${turn} time`, "menu", () =>
      page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Close menu" }).tap(),
    );
  }
  const tabs = page.getByRole("navigation", { name: "Quick links" });
  await time("tab bar: menu", "menu", () => tabs.getByRole("button").last().tap());
  await time("tab bar: menu closes with Escape", "menu", () => page.keyboard.press("Escape"));
  await time("tab bar: services", "press", () =>
    tabs.getByRole("link", { name: words.tabs.services }).tap(),
  );
  // Wait for the page to get there. The bar is hidden by then, and returns on scrolling up.
  await page.locator("#services:focus").waitFor({ state: "attached" });
  // A visitor waits for the top of the page to be drawn before the next tap.
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise((idle) => requestIdleCallback(idle));
  });
  await time("tab bar: quote", "press", () =>
    tabs.getByRole("link", { name: words.tabs.quote }).tap(),
  );
  await time("copy the number, a toast appears", "press", () =>
    page.getByRole("button", { name: "Copy number" }).first().tap(),
  );
  await page
    .getByRole("status")
    .filter({ hasText: /copied/i })
    .waitFor();
  await time("search opens", "menu", () => banner.getByRole("link", { name: "Search" }).tap());
  await page.getByRole("dialog", { name: "Search" }).getByRole("status").waitFor();
  for (const letter of searchedWord)
    await time(`search: ${letter}`, "press", () => page.keyboard.press(letter));
  await time("search: arrow down", "press", () => page.keyboard.press("ArrowDown"));
  await time("search: letter taken back", "press", () => page.keyboard.press("Backspace"));
  await time("search closes", "menu", () => page.keyboard.press("Escape"));
};

const portfolio: Visit = async (page, time) => {
  const filters = page.getByRole("navigation", { name: /Filter/ }).getByRole("link");
  const others = Array.from({ length: await filters.count() }, (_, index) => index).slice(1, 4);
  for (const index of [...others, 0])
    await time(`filter ${index + 1}`, "press", () => filters.nth(index).tap());
};

const slider: Visit = async (page, time) => {
  const range = page.getByRole("slider");
  await range.scrollIntoViewIfNeeded();
  const box = (await range.boundingBox())!;
  await time("slider pressed and dragged", "press", async () => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 10; step++)
      await page.mouse.move(box.x + box.width * (0.5 - step / 25), box.y + box.height / 2);
    await page.mouse.up();
  });
  for (const key of ["ArrowLeft", "PageUp", "End"])
    await time(`slider: ${key}`, "press", () => range.press(key));
};

const megaMenu: Visit = async (page, time) => {
  const services = page.getByRole("button", { name: `${opensMenu!.name} menu` });
  await time("mega menu opens", "menu", () => services.click());
  await time("mega menu closes", "menu", () => page.keyboard.press("Escape"));
};

const gallery: Visit = async (page, time) => {
  await time("gallery opens", "press", () =>
    page.locator('main a[href^="/pictures/"]').first().click(),
  );
  await time("gallery turns", "press", () => page.keyboard.press("ArrowRight"));
  await time("gallery closes", "press", () => page.keyboard.press("Escape"));
};

/**
 * Does what a visitor does on pages of the build at `origin`, on a slow phone and a slow desktop: what its
 * firm has no page for is left out.
 */
export async function measureRound(browser: Browser, origin: string): Promise<Measured[]> {
  const results: Measured[] = [];
  const note = (name: string, group: Group, ms: number) => void results.push({ name, group, ms });
  const onPage = async (path: string, size: Size | undefined, act: Visit) => {
    const page = await openSlowly(browser, `${origin}${path}`, size);
    await act(page, async (name, group, press) =>
      note(name, group, await slowestEvent(page, press)),
    );
    await page.context().close();
  };
  note("hydrated", "hydration", await timeHydration(origin));
  await onPage("/", undefined, homeOnPhone);
  await onPage("/projects", undefined, portfolio);
  if (beforeAfter) await onPage(`/projects/${beforeAfter.slug}`, undefined, slider);
  if (opensMenu) await onPage("/", desktop, megaMenu);
  for (const [from, to] of prefetched)
    await onPage(from, desktop, async (page) => {
      const { heading, script } = await timeNavigation(browser, page, to);
      note(`${from} → ${to}: heading`, "heading", heading);
      note(`${from} → ${to}: script`, "script", script);
    });
  const [first] = projects;
  if (first) await onPage(`/projects/${first.slug}`, desktop, gallery);
  return results;
}
