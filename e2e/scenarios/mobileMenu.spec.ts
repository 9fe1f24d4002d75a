import { expect, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { navigation } from "../../app/content/singletons.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { hold } from "../support/browser/hold.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onlyNarrow, phone } from "../support/browser/screen.ts";
import { labels, tabs } from "../support/firm/names.ts";

const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

test.describe("the menu", onlyNarrow, () => {
  test("opens by tap and lists search, every link, the call and the quote", async ({ page }) => {
    await visit(page, "/faq");
    await opener(page).tap();
    for (const { name, href } of [
      ...navigation.main,
      { name: "Search", href: "/search" },
      { name: `${labels.call} ${business.phone.display}`, href: `tel:${business.phone.e164}` },
      { name: labels.quote, href: "/#contact" },
    ]) {
      const link = menu(page).getByRole("link", { name, exact: true }).first();
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", href);
    }
    await expect(menu(page)).toHaveCSS("pointer-events", "auto");
    const box = (await menu(page).boundingBox())!;
    await page.touchscreen.tap(box.x + 8, box.y + 300);
    await menu(page).getByRole("button", { name: "Close menu" }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test("its close button stays in place, and nothing focused lies under it", async ({ page }) => {
    // So low that the shortest menu scrolls.
    await page.setViewportSize({ width: phone.width, height: 420 });
    await visit(page, "/faq");
    await opener(page).tap();
    const close = menu(page).getByRole("button", { name: "Close menu" });
    const at = await close.boundingBox();
    const links = menu(page).getByRole("link");
    await links.last().scrollIntoViewIfNeeded();
    expect(await menu(page).evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(100);
    expect(await close.boundingBox()).toEqual(at);
    await links.last().focus();
    for (let stop = (await links.count()) - 1; stop > 0; stop--) {
      await page.keyboard.press("Shift+Tab");
      const { y } = (await page.locator(":focus").boundingBox())!;
      const isAbove = await close.evaluate((button) =>
        button.parentElement!.contains(document.activeElement),
      );
      if (!isAbove) expect(y).toBeGreaterThanOrEqual(at!.y + at!.height);
    }
    await close.tap();
    await expect(menu(page)).toBeHidden();
  });

  test("holds the page behind, and Escape gives both back", async ({ page }) => {
    await visit(page, "/faq");
    await opener(page).press("Enter");
    await expect(menu(page)).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    await page.keyboard.press("End");
    const behind = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>("main a")!;
      link.focus();
      return { scrolled: window.scrollY, takesFocus: document.activeElement === link };
    });
    expect(behind).toEqual({ scrolled: 0, takesFocus: false });
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
  });

  test("closes on a tap outside, and when its page goes", async ({ page }) => {
    const release = await hold(page, "**/*.data");
    await page.setViewportSize({ width: 800, height: 800 });
    await visit(page, "/faq");
    await opener(page).tap();
    // Until then a tap counts as the second half of a double tap.
    await expect(menu(page)).toHaveCSS("pointer-events", "auto");
    await page.touchscreen.tap((await menu(page).boundingBox())!.x - 20, 300);
    await expect(menu(page)).toBeHidden();
    await page.locator('main a[href="/"]').first().tap();
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    release();
    await expect(page).toHaveTitle(getPage("/").metaTitle);
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("#main-content")).toBeFocused();
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });
    test("opens, closes, and its links work", async ({ page }) => {
      await page.goto("/faq");
      await opener(page).tap();
      await expect(menu(page)).toBeVisible();
      await menu(page).getByRole("button", { name: "Close menu" }).tap();
      await expect(menu(page)).toBeHidden();
      // The bottom bar's button opens the same menu.
      const bar = page.getByRole("navigation", { name: "Quick links" });
      await bar.getByRole("button", { name: tabs.menu }).tap();
      await menu(page).locator('a[href="/cookies"]').tap();
      await expect(page).toHaveURL("/cookies");
      await expect(menu(page)).toBeHidden();
    });
  });
});
