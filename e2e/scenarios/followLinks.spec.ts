import type { Page } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { expect, test } from "../support/browser/faults.ts";
import { footerLink } from "../support/page/links.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onlyWide } from "../support/browser/screen.ts";
import { linkedPages } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";

const textLink = (page: Page, href: string) =>
  page.getByRole("main").locator(`a[href="${href}"]`).first();

/** Opens a page, and marks its document. */
async function open(page: Page, path = "/terms") {
  await visit(page, path);
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

/** Waits for a page, and checks that the marked document was not reloaded. */
async function arrives(page: Page, path: string) {
  await expect(page).toHaveTitle(getPage(path).metaTitle);
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
}

// The same at every width.
test.describe("a link to a page of the site", onlyWide, () => {
  test("leads there within the document, and once more adds no history", async ({ page }) => {
    const { from, to } = orSkip(linkedPages);
    await open(page, from);
    await textLink(page, to).click();
    await arrives(page, to);
    await (await footerLink(page, "/faq")).press("Enter");
    await arrives(page, "/faq");
    const entry = () =>
      page.evaluate(() => ({
        number: window.history.length,
        key: (window.history.state as { key: string }).key,
      }));
    const before = await entry();
    await (await footerLink(page, "/faq")).click();
    await expect.poll(async () => (await entry()).key).not.toBe(before.key);
    expect((await entry()).number).toBe(before.number);
    await page.goBack();
    await arrives(page, to);
  });

  test("opens in a new tab when asked to", async ({ page, context }) => {
    const { from, to } = orSkip(linkedPages);
    await open(page, from);
    const opened = context.waitForEvent("page");
    await textLink(page, to).click({ modifiers: ["Control"] });
    await expect(await opened).toHaveTitle(getPage(to).metaTitle);
    await arrives(page, from);
  });

  test("downloads a file", async ({ page }) => {
    await open(page, "/");
    const download = page.waitForEvent("download");
    await textLink(page, "/contact.vcf").click();
    expect((await download).suggestedFilename()).toMatch(/\.vcf$/);
    await arrives(page, "/");
  });

  test("with Control opens a new tab, whatever else its press does", async ({ page, context }) => {
    await open(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    for (const name of ["Skip to main content", "Back to top", "Search"]) {
      const opened = context.waitForEvent("page");
      await page.getByRole("link", { name, exact: true }).first().press("Control+Enter");
      await (await opened).close();
      await expect(page.getByRole("dialog"), name).toHaveCount(0);
    }
  });

  /** Collects the route data requested from now on. */
  function requestedData(page: Page) {
    const requested: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".data")) requested.push(pathname);
    });
    return requested;
  }

  test("is prefetched under the pointer or focus, and shown at the press", async ({ page }) => {
    await open(page);
    const requested = requestedData(page);
    await (await footerLink(page, "/trust")).focus();
    await expect.poll(() => requested).toEqual(["/trust.data"]);
    const fetched = page.waitForResponse(/\/faq\.data/);
    await (await footerLink(page, "/faq")).hover();
    await (await fetched).finished();
    // From here on everything must come from the browser's cache.
    await page.context().setOffline(true);
    await (await footerLink(page, "/faq")).click();
    await arrives(page, "/faq");
  });

  test("is requested again if that failed", async ({ page, host }) => {
    await open(page);
    let attempts = 0;
    host.fault = (path) =>
      path.startsWith("/faq.data") && ++attempts === 1 ? { status: 503 } : undefined;
    await (await footerLink(page, "/faq")).hover();
    await expect.poll(() => attempts).toBe(1);
    await (await footerLink(page, "/faq")).click();
    await arrives(page, "/faq");
    expect(attempts).toBe(2);
  });

  test("is not prefetched for a visitor who saves data", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const { from, to } = orSkip(linkedPages);
    await open(page, from);
    const requested = requestedData(page);
    await (await footerLink(page, "/faq")).hover();
    // Requested by the click: nothing was prefetched.
    await textLink(page, to).click();
    await arrives(page, to);
    expect(requested).toEqual([`${to}.data`]);
  });
});
