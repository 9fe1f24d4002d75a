import type { Page } from "@playwright/test";
import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { budgets, budgetStatus, type MetricName } from "../../app/metrics/budgets.ts";
import { listen } from "../support/forward.ts";
import { expect, footerLink, test as base } from "../support/host.ts";
import { visit } from "../support/hydrated.ts";
import { withoutPolicy } from "../support/withoutPolicy.ts";
import { onlyNarrow } from "../support/screen.ts";

type Beacon = { method: string; headers: IncomingHttpHeaders; fields: URLSearchParams };

/** A local stand-in for a metrics service. Without a status it never answers. */
type Collector = {
  url: string;
  close: () => void;
  beacons: Beacon[];
  status: number | undefined;
};

const test = base.extend<{ collector: Collector }>({
  collector: async ({}, provide) => {
    const beacons: Beacon[] = [];
    const { port, close } = await listen((request, response) => {
      void text(request).then((body) => {
        const { method = "", headers } = request;
        beacons.push({ method, headers, fields: new URLSearchParams(body) });
        if (collector.status) response.writeHead(collector.status).end();
      });
    });
    const url = `http://127.0.0.1:${port}/collect`;
    const collector: Collector = { url, close, beacons, status: 204 };
    await provide(collector);
    close();
  },
});

// Chromium asks for permission before a page may connect to localhost.
test.use({ permissions: ["local-network-access"] });

/** Configures the page as a build with this endpoint would. */
const configure = (page: Page, endpoint: string) =>
  withoutPolicy(page, `<meta name="metrics-endpoint" content="${endpoint}">`);

/** A visit that produces every metric: load, interaction, end. */
async function fullVisit(
  page: Page,
  path: string,
  isMeasured: () => Promise<void> = async () => {},
) {
  await visit(page, path);
  await isMeasured();
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

test("a visit reports all five metrics, with every field", async ({
  page,
  hasTouch,
  collector,
}) => {
  const { beacons, url } = collector;
  await configure(page, url);
  const names = () => beacons.map(({ fields }) => fields.get("event_name") ?? "").toSorted();
  await fullVisit(page, "/faq?from=a-friend#top", () => expect.poll(names).toContain("TTFB"));
  await expect.poll(names).toEqual(Object.keys(budgets).toSorted());
  const { width, height } = page.viewportSize()!;
  const ids = new Set<string>();
  for (const { method, headers, fields } of beacons) {
    expect(method).toBe("POST");
    expect(headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
    expect(new Set(fields.keys())).toEqual(
      new Set([
        "id",
        "page",
        "href",
        "event_name",
        "value",
        "speed",
        "device",
        "viewport",
        "budget_status",
        "visit",
      ]),
    );
    const name = fields.get("event_name") as MetricName;
    const value = Number(fields.get("value"));
    expect(value, name).toBeGreaterThanOrEqual(0);
    expect(fields.get("budget_status")).toBe(budgetStatus(name, value));
    expect(fields.get("page")).toBe("/faq");
    expect(fields.get("href")).toMatch(/^http:\/\/localhost:\d+\/faq$/);
    expect(fields.get("device")).toBe(hasTouch ? "mobile" : "desktop");
    expect(fields.get("viewport")).toBe(`${width}x${height}`);
    expect(fields.get("speed")).toMatch(/^(slow-2g|2g|3g|4g)$/);
    ids.add(fields.get("id")!);
  }
  expect(ids.size).toBe(beacons.length);
  expect(new Set(beacons.map(({ fields }) => fields.get("visit"))).size).toBe(1);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    beacons[0]!.fields.get("visit"),
  );
});

test("metrics name their page: the one opened, or one gone to from there", async ({
  page,
  collector,
}) => {
  const { beacons, url } = collector;
  const next = "/projects";
  await configure(page, url);
  await fullVisit(page, "/faq", async () => {
    await expect.poll(() => beacons.length).toBeGreaterThan(0);
    await footerLink(page, next).click();
    await expect(page).toHaveURL(next);
  });
  const namesOf = (path: string) =>
    beacons
      .filter(({ fields }) => fields.get("page") === path)
      .map(({ fields }) => fields.get("event_name") ?? "")
      .toSorted();
  await expect.poll(() => namesOf(next)).toEqual(["CLS", "INP", "LCP"]);
  expect(namesOf("/faq")).toEqual(Object.keys(budgets).toSorted());
});

test("without an endpoint nothing is sent and no code for it is loaded", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(`${request.method()} ${request.url()}`));
  await fullVisit(page, "/faq");
  expect(requested.filter((line) => /^POST|\/report-/.test(line))).toEqual([]);
});

test("the switch on the cookies page is respected and remembered", async ({ page, collector }) => {
  const { beacons, url } = collector;
  await configure(page, url);
  await visit(page, "/cookies");
  await page.getByRole("switch").first().uncheck();
  beacons.length = 0;
  const report = page.waitForResponse(/\/assets\/report-.*\.js$/);
  await fullVisit(page, "/faq");
  await report;
  expect(beacons).toEqual([]);
  await visit(page, "/cookies");
  await expect(page.getByRole("switch").first()).not.toBeChecked();
});

test.describe("the visitor notices nothing when a beacon is", onlyNarrow, () => {
  const faults: Record<string, (page: Page, collector: Collector) => unknown> = {
    refused: (_page, { close }) => close(),
    hanging: (_page, collector) => (collector.status = undefined),
    "answered with 500": (_page, collector) => (collector.status = 500),
    blocked: (page, { url }) => page.route(url, (route) => route.abort("blockedbyclient")),
    "impossible without sendBeacon": (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, "sendBeacon", { value: undefined });
      }),
  };

  for (const [name, spoil] of Object.entries(faults)) {
    test(name, async ({ page, collector }) => {
      await configure(page, collector.url);
      await spoil(page, collector);
      await fullVisit(page, "/faq");
      await footerLink(page, "/projects").click();
      await expect(page).toHaveURL("/projects");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});
