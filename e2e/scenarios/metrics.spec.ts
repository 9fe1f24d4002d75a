import type { Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { pagesOfTool } from "../../app/content/schema/tools.ts";
import { scrollKey } from "../../app/lib/browser/storageKeys.ts";
import { expect, test as base } from "../support/browser/faults.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { footerLink } from "../support/page/links.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onlyNarrow } from "../support/browser/screen.ts";

type Beacon = { method: string; contentType: string; fields: URLSearchParams };

/** A stand-in for a metrics service; the host's pages are as a build with this endpoint. */
const test = base.extend<{ collector: { url: string; beacons: Beacon[] } }>({
  collector: async ({ page, host }, provide) => {
    const beacons: Beacon[] = [];
    const url = "https://metrics.example/collect";
    await page.route(url, (route) => {
      const request = route.request();
      beacons.push({
        method: request.method(),
        contentType: request.headers()["content-type"]!,
        fields: new URLSearchParams(request.postData() ?? ""),
      });
      return route.fulfill({ status: 204 });
    });
    host.change = (_path, html) =>
      html.replace(/^<!DOCTYPE.+?<head>/s, `$&<meta name="metrics-endpoint" content="${url}">`);
    await provide({ url, beacons });
  },
});

/** Uses the open page until every metric is there: an interaction, and the visit's end. */
async function use(page: Page) {
  await page.locator("summary").first().click();
  // The first input is recorded at its paint. web-vitals takes it up when the page is idle, which
  // a busy machine's page may never be, or after a second.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(() => requestIdleCallback(resolve, { timeout: 1000 })).observe({
          type: "first-input",
          buffered: true,
        });
      }),
  );
  // LCP, CLS and INP are reported when the page is hidden.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

test("a visit reports five metrics, with nine fields each", async ({
  page,
  hasTouch,
  collector,
}) => {
  const { beacons } = collector;
  const names = () => beacons.map(({ fields }) => fields.get("event_name") ?? "").toSorted();
  await visit(page, "/faq?from=a-friend#top");
  await expect.poll(names).toContain("TTFB");
  await use(page);
  await expect.poll(names).toEqual(["CLS", "FCP", "INP", "LCP", "TTFB"]);
  const { width, height } = page.viewportSize()!;
  for (const { method, contentType, fields } of beacons) {
    expect(method).toBe("POST");
    expect(contentType).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(fields)).toEqual({
      id: expect.stringMatching(/./),
      page: "/faq",
      href: expect.stringMatching(/^http:\/\/localhost:\d+\/faq$/),
      event_name: expect.stringMatching(/^(FCP|LCP|CLS|INP|TTFB)$/),
      value: expect.stringMatching(/^\d/),
      speed: expect.stringMatching(/^(slow-2g|2g|3g|4g)$/),
      device: hasTouch ? "mobile" : "desktop",
      viewport: `${width}x${height}`,
      budget_status: expect.stringMatching(/^(good|needs improvement|poor)$/),
    });
  }
  expect(new Set(beacons.map(({ fields }) => fields.get("id"))).size).toBe(beacons.length);
  // What a visit keeps is written when it is left, at the latest.
  await page.goto("/trust");
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie]),
  );
  expect(stored).toContain(scrollKey);
  for (const { fields } of beacons) expect(stored).not.toContain(fields.get("id"));
});

/** Makes the browser's own timing entries say these values. */
function timingsSay(values: Record<string, number>) {
  const say = (entry: string, field: string, value: unknown) =>
    Object.defineProperty(Reflect.get(window, entry).prototype, field, { get: () => value });
  say("PerformancePaintTiming", "startTime", values.FCP);
  say("LargestContentfulPaint", "startTime", values.LCP);
  // The first shift counts, and no other that a slow page may have.
  let first: number | undefined;
  say("LayoutShift", "hadRecentInput", false);
  Object.defineProperty(Reflect.get(window, "LayoutShift").prototype, "value", {
    get(this: PerformanceEntry) {
      document.documentElement.dataset.sawShift = "true";
      first ??= this.startTime;
      return this.startTime === first ? values.CLS : 0;
    },
  });
  say("PerformanceEventTiming", "duration", values.INP);
  say("PerformanceNavigationTiming", "responseStart", values.TTFB);
  // A first byte can't come later than now.
  const now = performance.now.bind(performance);
  performance.now = () => now() + 1000;
}

/** Moves the page once, which counts as a shift as nobody has pressed anything. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: "layout-shift" });
        document.body.style.paddingTop = "100px";
      }),
  );

for (const [status, timings] of [
  ["good", { CLS: "0.1", FCP: "1800", INP: "200", LCP: "2500", TTFB: "600" }],
  ["needs improvement", { CLS: "0.101", FCP: "1801", INP: "201", LCP: "2501", TTFB: "601" }],
  ["needs improvement", { CLS: "0.15", FCP: "2700", INP: "300", LCP: "3750", TTFB: "900" }],
  ["poor", { CLS: "0.151", FCP: "2701", INP: "301", LCP: "3751", TTFB: "901" }],
] as const)
  test(
    `${status} is what LCP ${timings.LCP} and its like are`,
    onlyNarrow,
    async ({ page, collector }) => {
      const values = Object.entries(timings).map(([name, value]) => [name, Number(value)]);
      await page.addInitScript(timingsSay, Object.fromEntries(values));
      await visit(page, "/faq");
      await expect.poll(() => collector.beacons.length).toBe(2);
      await shift(page);
      // What measures has seen it.
      await expect(page.locator("html[data-saw-shift]")).toBeAttached();
      await use(page);
      const reported = () =>
        collector.beacons.map(({ fields }) =>
          ["event_name", "value", "budget_status"].map((name) => fields.get(name)).join(" "),
        );
      const expected = Object.entries(timings).map(([name, value]) => `${name} ${value} ${status}`);
      await expect.poll(() => reported().toSorted()).toEqual(expected);
    },
  );

/** The requests of a page from now on. */
function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(`${request.method()} ${request.url()}`));
  return requested;
}

test("without an endpoint nothing is sent", async ({ page }) => {
  const requested = requestsOf(page);
  await visit(page, "/faq");
  await use(page);
  expect(requested.filter((line) => /^POST|\/report-/.test(line))).toEqual([]);
});

test("a page loads no other's code", async ({ page }) => {
  const tool = orSkip({ entry: getContent().tools[0], none: "The firm has no tool." });
  const ofTools = /\/(ToolBands|\w*(Calculator|Sheet|Chart|Flow)|Labelled\w*)-/;
  const requested = requestsOf(page);
  const loaded = () => requested.filter((line) => ofTools.test(line));
  await visit(page, "/faq");
  await use(page);
  expect(loaded()).toEqual([]);
  await visit(page, pagesOfTool(tool)[0]!);
  await expect.poll(loaded).not.toEqual([]);
});

test("the switch on the cookies page is respected and remembered", async ({ page, collector }) => {
  await visit(page, "/cookies");
  const measure = page.getByRole("switch").first();
  await expect(measure).toBeEnabled();
  await measure.press("Space");
  await expect(measure).not.toBeChecked();
  collector.beacons.length = 0;
  const report = page.waitForResponse(/\/assets\/report-.*\.js$/);
  await visit(page, "/faq");
  await use(page);
  await report;
  expect(collector.beacons).toEqual([]);
  await visit(page, "/cookies");
  await expect(measure).not.toBeChecked();
});

// What becomes of a beacon can't be known: refused, unanswered and answered with 500 are the same.
test("beacons may be blocked or missing", onlyNarrow, async ({ page, collector }) => {
  await page.route(collector.url, (route) => route.abort("blockedbyclient"));
  for (const isMissing of [false, true]) {
    if (isMissing)
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "sendBeacon", { value: undefined });
      });
    await visit(page, "/faq");
    await use(page);
    await (await footerLink(page, "/projects")).click();
    await expect(page).toHaveURL(/\/projects$/);
  }
});
