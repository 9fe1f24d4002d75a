import { expect, test, type Locator, type Page, type Route } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { hydrated } from "../support/hydrated.ts";
import { onlyWide } from "../support/screen.ts";

/** A guide whose text leads to the cost guide. */
const guide = "/guides/bespoke-vs-ready-made-kitchens";
const cost = "/guides/kitchen-extension-cost";
const linkIn = (page: Page, where: "main" | "contentinfo", href: string) =>
  page.getByRole(where).locator(`a[href="${href}"]`).first();

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
  /** Opens the guide with the clock stopped. Says which data are asked for from then on. */
  const openedWithClock = async (page: Page) => {
    await page.clock.install();
    await page.goto(guide);
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked: string[] = [];
    await page.exposeFunction("noteFetch", (address: string) => asked.push(address));
    await page.evaluate(() => {
      const real = window.fetch.bind(window);
      window.fetch = async (what, init) => {
        const { pathname } = new URL(what instanceof Request ? what.url : what, location.href);
        await (window as unknown as { noteFetch: (address: string) => Promise<void> }).noteFetch(
          pathname,
        );
        return real(what, init);
      };
    });
    return { link: linkIn(page, "main", cost), asked };
  };
  const costData = `${cost}.data`;
  const fetchBeforehand = async (page: Page, link: Locator) => {
    await link.hover();
    const fetched = page.waitForResponse(costData);
    await page.clock.runFor(100);
    await (await fetched).finished();
  };

  test("when the pointer rests on its link, or the focus", async ({ page }) => {
    const { link, asked } = await openedWithClock(page);
    await link.hover();
    await page.clock.runFor(99);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual([costData]);
    await linkIn(page, "contentinfo", "/faq").focus();
    await page.clock.runFor(100);
    await expect.poll(() => asked).toEqual([costData, "/faq.data"]);
  });

  test("is shown at the press without being asked for again", async ({ page }) => {
    const { link, asked } = await openedWithClock(page);
    await fetchBeforehand(page, link);
    expect(asked).toEqual([costData]);
    await link.press("Enter");
    await page.clock.resume();
    await arrivesWithin(page, cost);
    expect(asked).toEqual([costData]);
  });

  test("is asked for again after a minute", async ({ page }) => {
    const { link, asked } = await openedWithClock(page);
    await fetchBeforehand(page, link);
    await page.clock.runFor(60_000);
    await link.press("Enter");
    await expect.poll(() => asked).toEqual([costData, costData]);
  });

  const failures: [string, (route: Route) => Promise<void>][] = [
    ["the line failed", (route) => route.abort()],
    ["the host did", (route) => route.fulfill({ status: 503 })],
  ];
  for (const [name, fail] of failures)
    test(`is asked for again when ${name}`, async ({ page }) => {
      const { link, asked } = await openedWithClock(page);
      const failed = new Promise<void>((resolve) => {
        void page.route(`**${costData}`, (route) => fail(route).then(resolve), { times: 1 });
      });
      await link.hover();
      await page.clock.runFor(100);
      await failed;
      await page.clock.resume();
      await link.press("Enter");
      await arrivesWithin(page, cost);
      expect(asked).toEqual([costData, costData]);
    });

  test("is asked for again when nothing has come for ten seconds", async ({ page }) => {
    const { link, asked } = await openedWithClock(page);
    await page.route(`**${costData}`, () => {}, { times: 1 });
    await link.hover();
    await page.clock.runFor(100);
    await link.press("Enter");
    await page.clock.runFor(9_999);
    expect(asked).toEqual([costData]);
    await page.clock.resume();
    await arrivesWithin(page, cost);
    expect(asked).toEqual([costData, costData]);
  });

  test("not when a finger has only scrolled from there", async ({ page }) => {
    const { link, asked } = await openedWithClock(page);
    await link.dispatchEvent("pointerover");
    await link.dispatchEvent("pointercancel");
    await page.clock.runFor(1000);
    expect(asked).toEqual([]);
  });

  test("not for a visitor who saves data", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const { link, asked } = await openedWithClock(page);
    await link.hover();
    await page.clock.runFor(1000);
    expect(asked).toEqual([]);
  });
});
