import { expect, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { navigation } from "../../app/content/singletons.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { expectFocusKept } from "../support/dialogs.ts";
import { hold } from "../support/hold.ts";
import { visit } from "../support/hydrated.ts";
import { onlyNarrow } from "../support/screen.ts";

const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

test.describe("with a script", onlyNarrow, () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/faq");
  });

  test("opens by tap and lists search, every link, the call and the quote", async ({ page }) => {
    await expect(menu(page)).toBeHidden();
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole("link", { name: "Search" }).first()).toBeVisible();
    for (const { name, href } of navigation.main) {
      await expect(menu(page).getByRole("link", { name, exact: true })).toHaveAttribute(
        "href",
        href,
      );
    }
    await expect(
      menu(page).getByRole("link", { name: `Call ${business.phone.display}` }),
    ).toHaveAttribute("href", `tel:${business.phone.e164}`);
    await expect(menu(page).getByRole("link", { name: "Get a quote" })).toHaveAttribute(
      "href",
      "/#contact",
    );
    await menu(page).getByRole("button", { name: "Close menu" }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test("opens by keyboard, keeps the focus, and Escape gives it back", async ({ page }) => {
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    const stops = await menu(page).locator("a, button").count();
    await expectFocusKept(page, stops + 2);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test("the page behind neither scrolls nor answers", async ({ page }) => {
    await opener(page).tap();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    await page.keyboard.press("End");
    const behind = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>("main a")!;
      link.focus();
      return { scrolled: window.scrollY, takesFocus: document.activeElement === link };
    });
    expect(behind).toEqual({ scrolled: 0, takesFocus: false });
  });

  test("a tap outside closes it, a tap on its edge does not", async ({ page, viewport }) => {
    await opener(page).tap();
    const box = (await menu(page).boundingBox())!;
    await page.touchscreen.tap(box.x + 8, box.y + 300);
    await expect(menu(page)).toBeVisible();
    if (box.width < viewport!.width) {
      await page.touchscreen.tap(box.x - 20, box.y + 300);
      await expect(menu(page)).toBeHidden();
    }
  });

  test("closes when the page it was opened on goes", async ({ page }) => {
    const release = await hold(page, "**/*.data");
    await page.locator('main a[href="/"]').first().tap();
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    release();
    await expect(page).toHaveTitle(getPage("/").metaTitle);
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("#main-content")).toBeFocused();
  });
});

test.describe("without a script", onlyNarrow, () => {
  test.use({ javaScriptEnabled: false });
  test("opens, closes, and its links work", async ({ page }) => {
    await page.goto("/faq");
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole("button", { name: "Close menu" }).tap();
    await expect(menu(page)).toBeHidden();
    // The bottom bar's button opens the same menu.
    const tabs = page.getByRole("navigation", { name: "Quick links" });
    await tabs.getByRole("button", { name: "Menu" }).tap();
    await menu(page).locator('a[href="/trust"]').tap();
    await expect(page).toHaveURL("/trust");
    await expect(menu(page)).toBeHidden();
  });
});
