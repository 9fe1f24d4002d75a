import { expect, test, type Page } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { openContents } from "../support/contents.ts";
import { footerLink } from "../support/host.ts";
import { visit } from "../support/hydrated.ts";
import { onlyWide } from "../support/screen.ts";
import { textPage } from "../support/examples.ts";

const main = (page: Page) => page.locator("#main-content");
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const title = (path: string) => getPage(path).metaTitle;
/** The live region that announces a new page: last in the document, outside any page. */
const announcement = (page: Page) => page.locator("body > .visually-hidden[role=status]");
/** Distance in px from the top of the viewport to an element. */
const below = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

// Wide screens only: just the offset below the bar depends on the width.
test.describe("skip link", onlyWide, () => {
  test("is the first stop and moves focus past the menus", async ({ page }) => {
    await visit(page, "/faq");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(main(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(main(page).getByRole("link").first()).toBeFocused();
  });

  test("works after a client navigation", async ({ page }) => {
    await visit(page, "/faq");
    await footerLink(page, "/trust").click();
    await expect(page).toHaveTitle(title("/trust"));
    await page.getByRole("link", { name: "Skip to main content" }).focus();
    await page.keyboard.press("Enter");
    await expect(main(page)).toBeFocused();
    await expect(page).toHaveURL("/trust");
  });

  test("works without a script", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto("/faq");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(main(page).getByRole("link").first()).toBeFocused();
    await page.close();
  });
});

test.describe("on the way to another page", onlyWide, () => {
  test("its title is announced politely, but not on the first load", async ({ page }) => {
    await visit(page, "/faq");
    await expect(announcement(page)).toHaveText("");
    await expect(announcement(page)).not.toHaveAttribute("aria-live", "assertive");
    await footerLink(page, "/trust").click();
    await expect(announcement(page)).toHaveText(title("/trust"));
    await expect(main(page)).toBeFocused();
  });

  test("it starts at the top, and Back restores the last one's scroll position", async ({
    page,
  }) => {
    await visit(page, "/faq");
    const link = footerLink(page, "/trust");
    await link.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveTitle(title("/trust"));
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(title("/faq"));
    await expect.poll(() => scrollTop(page)).toBe(left);
    await page.goForward();
    await expect(page).toHaveTitle(title("/trust"));
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

test.describe("a link to a place in a page", () => {
  test("on another page lands there and focuses it", async ({ page }) => {
    await visit(page, "/faq");
    await footerLink(page, "/#about").click();
    await expect(page).toHaveURL("/#about");
    await expect(page.locator("#about")).toBeFocused();
    await expect.poll(() => below(page, "#about")).toBeGreaterThan(0);
    expect(await below(page, "#about")).toBeLessThan(150);
  });

  test("on the same page lands there and focuses it, again and again", async ({ page }) => {
    await visit(page, "/");
    for (const _ of [1, 2]) {
      await footerLink(page, "/#contact").click();
      await expect(page.locator("#contact")).toBeFocused();
      await expect.poll(() => below(page, "#contact")).toBeLessThan(150);
      expect(await below(page, "#contact")).toBeGreaterThan(0);
    }
  });

  test("opens there on a full load", async ({ page }) => {
    await visit(page, "/#contact");
    await expect.poll(() => below(page, "#contact")).toBeLessThan(150);
    expect(await below(page, "#contact")).toBeGreaterThan(0);
  });

  test("in a page's own contents lands there after a client navigation", async ({ page }) => {
    // The page first opened was scrolled to a different position from the heading's.
    await visit(page, "/services");
    await page.evaluate(() => window.scrollTo(0, 150));
    await footerLink(page, "/faq").click();
    await expect(page).toHaveTitle(title("/faq"));
    const contents = await openContents(page);
    const last = contents.getByRole("link").last();
    const id = new URL((await last.getAttribute("href"))!, "http://site/").hash;
    await last.click();
    await expect(page.locator(id)).toBeFocused();
    await expect.poll(() => below(page, id)).toBeLessThan(150);
    expect(await below(page, id)).toBeGreaterThan(0);
  });

  test("with a malformed hash still opens the page", async ({ page }) => {
    await visit(page, textPage.path);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    const link = trail.getByRole("link").last();
    await link.evaluate((element) => element.setAttribute("href", "/faq#%E0%A4%A"));
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /^(?!This page could not be shown)/,
    );
    await expect(page).toHaveTitle(title("/faq"));
    await expect(main(page)).toBeFocused();
  });
});

test.describe("a place that appears late", onlyWide, () => {
  /**
   * Follows a link to an element that does not exist yet, adds it before the given frame, and runs
   * that frame.
   */
  async function arrive(page: Page, frame: number) {
    await page.clock.install();
    await visit(page, textPage.path);
    const link = main(page).locator("p a[href^='/']").first();
    await link.evaluate((element) => element.setAttribute("href", "/faq#late"));
    await page.clock.pauseAt(Date.now() + 60_000);
    await link.click();
    await expect(page).toHaveTitle(title("/faq"));
    await expect(announcement(page)).toHaveText(title("/faq"));
    const frameMs = 16;
    await page.clock.runFor((frame - 1) * frameMs);
    await main(page).evaluate((element) => {
      const late = document.createElement("p");
      late.id = "late";
      late.textContent = "Here at last";
      element.append(late);
    });
    await page.clock.runFor(frameMs);
  }

  for (const frame of [1, 10]) {
    test(`is found at animation frame ${frame}`, async ({ page }) => {
      await arrive(page, frame);
      await expect(page.locator("#late")).toBeFocused();
      await expect(page.locator("#late")).toBeInViewport();
    });
  }

  test("is not found at animation frame 11", async ({ page }) => {
    await arrive(page, 11);
    await expect(main(page)).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
  });
});
