import type { Page } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { expect, test } from "../support/host.ts";
import { visit } from "../support/hydrated.ts";
import { onlyWide } from "../support/screen.ts";
import { linkedPages } from "../support/examples.ts";

/** A page whose text leads to another. */
const { from, to } = linkedPages;
const linkIn = (page: Page, where: "main" | "contentinfo", href: string) =>
  page.getByRole(where).locator(`a[href="${href}"]`).first();

/** Waits for a page, and checks that the marked document was not reloaded. */
async function arrives(page: Page, path: string) {
  await expect(page).toHaveTitle(getPage(path).metaTitle);
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
}

// The same at every width.
test.describe("a link to a page of the site", onlyWide, () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, from);
    await page.evaluate(() => Object.assign(window, { marked: true }));
  });

  test("leads there within the document, from a text and from the footer", async ({ page }) => {
    await linkIn(page, "main", to).click();
    await arrives(page, to);
    await linkIn(page, "contentinfo", "/faq").press("Enter");
    await arrives(page, "/faq");
    await page.goBack();
    await arrives(page, to);
  });

  test("opens in a new tab when the visitor asks for one", async ({ page, context }) => {
    const opened = context.waitForEvent("page");
    await linkIn(page, "main", to).click({ modifiers: ["Control"] });
    await expect(await opened).toHaveTitle(getPage(to).metaTitle);
    await arrives(page, from);
  });

  test("to the current page adds no history entry", async ({ page }) => {
    await linkIn(page, "contentinfo", "/faq").click();
    await arrives(page, "/faq");
    const entry = () =>
      page.evaluate(() => ({
        number: window.history.length,
        key: (window.history.state as { key: string }).key,
      }));
    const before = await entry();
    await linkIn(page, "contentinfo", "/faq").click();
    await expect.poll(async () => (await entry()).key).not.toBe(before.key);
    expect((await entry()).number).toBe(before.number);
  });

  test("to a file is left to the browser", async ({ page }) => {
    await linkIn(page, "contentinfo", "/").click();
    await arrives(page, "/");
    const download = page.waitForEvent("download");
    await linkIn(page, "main", "/contact.vcf").click();
    expect((await download).suggestedFilename()).toMatch(/\.vcf$/);
    await arrives(page, "/");
  });
});

test.describe("a page is prefetched", onlyWide, () => {
  /** Opens the page and collects the route data requested from then on. */
  async function open(page: Page) {
    await visit(page, from);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    const requested: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".data")) requested.push(pathname);
    });
    return requested;
  }
  const faq = (page: Page) => linkIn(page, "contentinfo", "/faq");

  test("when the pointer rests on its link, or the focus", async ({ page }) => {
    const requested = await open(page);
    await faq(page).hover();
    await expect.poll(() => requested).toEqual(["/faq.data"]);
    await linkIn(page, "contentinfo", "/trust").focus();
    await expect.poll(() => requested).toEqual(["/faq.data", "/trust.data"]);
  });

  test("and shown at the press", async ({ page }) => {
    await open(page);
    const fetched = page.waitForResponse(/\/faq\.data/);
    await faq(page).hover();
    await (await fetched).finished();
    // From here on everything must come from the browser's cache.
    await page.context().setOffline(true);
    await faq(page).click();
    await arrives(page, "/faq");
  });

  test("and requested again if that failed", async ({ page, host }) => {
    await visit(page, host.origin + from);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    let attempts = 0;
    host.fault = (path) =>
      path.startsWith("/faq.data") && ++attempts === 1 ? { status: 503 } : undefined;
    await faq(page).hover();
    await expect.poll(() => attempts).toBe(1);
    await faq(page).click();
    await arrives(page, "/faq");
    expect(attempts).toBe(2);
  });

  test("but not for a visitor who saves data", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const requested = await open(page);
    await faq(page).hover();
    // Requested by the click: nothing was prefetched.
    await linkIn(page, "main", to).click();
    await arrives(page, to);
    expect(requested).toEqual([`${to}.data`]);
  });
});
