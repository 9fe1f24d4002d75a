import { expect, test, type Page } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { hydrated } from "../support/hydrated.ts";
import { onlyWide } from "../support/screen.ts";

/** A guide whose text leads to the cost guide. */
const guide = "/guides/bespoke-vs-ready-made-kitchens";
const cost = "/guides/kitchen-extension-cost";
const linkIn = (page: Page, where: "main" | "contentinfo", href: string) =>
  page.getByRole(where).locator(`a[href="${href}"]`).first();
const prefetched = (page: Page) => page.locator('link[rel="prefetch"]');

/** Waits for the page at a path; says whether the document is still the one that was marked. */
async function arrivesWithin(page: Page, path: string) {
  await expect(page).toHaveTitle(getPage(path).metaTitle);
  return page.evaluate(() => "marked" in window);
}

// The same on every screen.
test.describe("a link to a page of the site", onlyWide, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(guide);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { marked: true }));
  });

  test("leads there within the document, from the text of a guide and from the footer", async ({
    page,
  }) => {
    await linkIn(page, "main", cost).click();
    expect(await arrivesWithin(page, cost)).toBe(true);
    await linkIn(page, "contentinfo", "/faq").press("Enter");
    expect(await arrivesWithin(page, "/faq")).toBe(true);
    await page.goBack();
    expect(await arrivesWithin(page, cost)).toBe(true);
  });

  test("opens in a tab of its own for who asks the browser for that", async ({ page, context }) => {
    const opened = context.waitForEvent("page");
    await linkIn(page, "main", cost).click({ modifiers: ["Control"] });
    await expect(await opened).toHaveTitle(getPage(cost).metaTitle);
    expect(await arrivesWithin(page, guide)).toBe(true);
  });

  test("does not come into the history twice", async ({ page }) => {
    await linkIn(page, "contentinfo", "/faq").click();
    expect(await arrivesWithin(page, "/faq")).toBe(true);
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
    expect(await arrivesWithin(page, "/")).toBe(true);
    const download = page.waitForEvent("download");
    await linkIn(page, "main", "/contact.vcf").click();
    expect((await download).suggestedFilename()).toMatch(/\.vcf$/);
    expect(await arrivesWithin(page, "/")).toBe(true);
  });
});

test.describe("a page is fetched beforehand", onlyWide, () => {
  const openedWithClock = async (page: Page) => {
    await page.clock.install();
    await page.goto(guide);
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    return linkIn(page, "main", cost);
  };

  test("when the pointer rests on its link, or the focus", async ({ page }) => {
    const link = await openedWithClock(page);
    await link.hover();
    await page.clock.runFor(99);
    await expect(prefetched(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(prefetched(page).first()).toHaveAttribute("href", `${cost}.data`);
    await linkIn(page, "contentinfo", "/faq").focus();
    await page.clock.runFor(100);
    await expect(prefetched(page).first()).toHaveAttribute("href", "/faq.data");
  });

  test("is what the press asks for: it comes from the browser's store", async ({ page }) => {
    const link = await openedWithClock(page);
    await link.hover();
    const fetched = page.waitForResponse(`${cost}.data`);
    await page.clock.runFor(100);
    await (await fetched).finished();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    const answered = new Promise<boolean>((resolve) => {
      devtools.on("Network.responseReceived", ({ response }) => {
        if (response.url.endsWith(`${cost}.data`)) resolve(response.fromDiskCache === true);
      });
    });
    await link.press("Enter");
    expect(await answered).toBe(true);
  });

  test("not when a finger has only scrolled from there", async ({ page }) => {
    const link = await openedWithClock(page);
    await link.dispatchEvent("pointerover");
    await link.dispatchEvent("pointercancel");
    await page.clock.runFor(1000);
    await expect(prefetched(page)).toHaveCount(0);
  });

  test("not for a visitor who saves data", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const link = await openedWithClock(page);
    await link.hover();
    await page.clock.runFor(1000);
    await expect(prefetched(page)).toHaveCount(0);
  });
});
