import { getContent } from "../../app/content/content.server.ts";
import { offline } from "../../app/content/singles.ts";
import { buildWorker } from "../../app/offline/buildWorker.server.ts";
import { keptFileCache, keptPageCache, workerPath } from "../../app/offline/caches.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { axeFindings } from "../support/axe.ts";
import { hydrated, visit } from "../support/hydrated.ts";
import { expect, expectContactLinks, footerLink, test, type Host } from "../support/host.ts";
import type { Page } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

const service = `/services/${getContent().services[0]!.slug}`;
const notice = (page: Page) => page.locator("kept-page");
const [before = "", after = ""] = offline.notice.split("{date}");

/** Paths of the pages in the cache. */
const kept = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname).toSorted();
  }, keptPageCache);

/** How many service workers and caches the site has in the browser. */
const workersAndCaches = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);

/** Loads a page as a document and waits until the service worker has cached it. */
async function read(page: Page, host: Host, path: string) {
  await page.clock.install();
  await visit(page, host.origin + path);
  await page.clock.fastForward(4000);
  await expect.poll(() => kept(page), { timeout: 15_000 }).toContain(path);
}

test("nothing is cached until the page has been idle for a while, then page, home and files", async ({
  page,
  host,
}) => {
  await visit(page, `${host.origin}/faq`);
  expect(host.requested).not.toContain(`GET ${workerPath}`);
  await expect.poll(() => kept(page), { timeout: 15_000 }).toEqual(["/", "/faq"]);
  await expect
    .poll(() =>
      page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, keptFileCache),
    )
    .toBeGreaterThan(5);
});

test("a page that was read opens offline, says how old it is, and works", async ({
  page,
  host,
}) => {
  const start = new Date();
  await read(page, host, "/faq");
  await expect(notice(page)).toHaveCount(0);
  host.fault = () => "drop";
  await page.reload();
  await expect(page).toHaveTitle(getPage("/faq").metaTitle);
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });
  // It may be cached before midnight and read after it.
  await expect(notice(page)).toContainText(
    new RegExp(`${before}(${day.format(start)}|${day.format(new Date())})`),
  );
  await expect(notice(page)).toContainText(after);
  await hydrated(page);
  await expect(notice(page)).toBeVisible();
  await expectContactLinks(page);
  expect(await axeFindings(page)).toEqual([]);
  // Its buttons work, so its scripts were cached too.
  await page.getByRole("button", { name: "Copy number" }).click();
  await expect(page.getByRole("button", { name: "Copy number" })).toHaveCount(0);

  // Back online, the page is fresh again.
  host.fault = () => undefined;
  await notice(page).getByRole("link", { name: offline.retry }).click();
  await hydrated(page);
  await expect(notice(page)).toHaveCount(0);
});

test("a page reached by a link is cached too; offline its link loads it", async ({
  page,
  host,
}) => {
  await read(page, host, "/faq");
  await footerLink(page, "/trust").click();
  await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  await expect.poll(() => kept(page)).toEqual(["/", "/faq", "/trust"]);
  await page.goBack();
  await expect(page).toHaveTitle(getPage("/faq").metaTitle);
  await page.reload();
  await hydrated(page);
  // A minute later: until then the HTTP cache has the page's data.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  host.fault = () => "drop";
  await footerLink(page, "/trust").click();
  await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  await expect(notice(page)).toBeVisible();
  await hydrated(page);
  // Back online, a fresh page has no notice.
  host.fault = () => undefined;
  await footerLink(page, "/projects").click();
  await expect(page).toHaveTitle(getPage("/projects").metaTitle);
  await expect(notice(page)).toHaveCount(0);
});

for (const [what, fault] of [
  ["no signal", "drop"],
  ["a host in trouble", { status: 502, body: "Bad Gateway" }],
] as const) {
  test(`with ${what} a page that was never read offers ways to contact the firm`, async ({
    page,
    host,
  }) => {
    await read(page, host, "/faq");
    host.fault = () => fault;
    const response = await page.goto(host.origin + service);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(offline.page.title);
    await expectContactLinks(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Home page" }).click();
    await expect(page).toHaveTitle(getPage("/").metaTitle);
    await expect(notice(page)).toBeVisible();
    await expectContactLinks(page);
  });
}

test("a host that takes too long is not waited for where the page is kept", async ({
  page,
  host,
}) => {
  await read(page, host, "/faq");
  host.fault = (path) => (path === "/faq" ? "hang" : undefined);
  const start = performance.now();
  await page.reload({ waitUntil: "commit" });
  const waited = performance.now() - start;
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveTitle(getPage("/faq").metaTitle);
  // Four seconds, plus some for a busy machine.
  expect(waited).toBeGreaterThan(3900);
  expect(waited).toBeLessThan(12_000);
});

test("a new release shows at once, complete, and offline too from then on", async ({
  page,
  host,
}) => {
  await read(page, host, "/faq");
  host.release();
  await page.reload();
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-release", "next");
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );
  expect(scripts.filter((path) => path.startsWith("/assets/"))).toEqual([]);
  host.fault = () => "drop";
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-release", "next");
  await expect(notice(page)).toBeVisible();
});

test("a new worker takes over without a second visit", async ({ page, host }) => {
  await read(page, host, "/faq");
  host.change = (path, text) =>
    path.startsWith(workerPath) ? `${text}\nself.isNext = true;` : text;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
    await registration.update();
    await taken;
  });
  expect(await kept(page)).toEqual(["/", "/faq"]);
  host.fault = () => "drop";
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

test("the setting in the content removes the worker and its cache", async ({ page, host }) => {
  await read(page, host, "/faq");
  const off = await buildWorker(false, "");
  host.fault = (path) => (path === workerPath ? { body: off, type: "text/javascript" } : undefined);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => workersAndCaches(page)).toEqual([0, 0]);
  await page.goto(`${host.origin}/trust`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test("so does the visitor's switch, and it is remembered", async ({ page, host }) => {
  await read(page, host, "/cookies");
  const keep = page.getByRole("switch", { name: /^Keep pages/ });
  await expect(keep).toBeChecked();
  await keep.click();
  await expect.poll(() => workersAndCaches(page)).toEqual([0, 0]);
  await visit(page, `${host.origin}/cookies`);
  await expect(keep).not.toBeChecked();
  await page.evaluate(() => fetch("/assets/none"));
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test("nothing is cached for a visitor who saves data", async ({ page, host }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.clock.install();
  await visit(page, `${host.origin}/faq`);
  const requested = page.waitForRequest(/\/assets\/keep-/);
  await page.clock.runFor(4000);
  await requested;
  await page.clock.runFor(11_000);
  expect(await workersAndCaches(page)).toEqual([0, 0]);
  expect(host.requested).not.toContain(`GET ${workerPath}`);
});
