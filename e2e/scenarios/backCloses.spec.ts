import { expect, test, type Page } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { dialog, dialogs, expectNoDialogEntry } from "../support/dialogs.ts";
import { footerLink } from "../support/host.ts";
import { hydrated, visit } from "../support/hydrated.ts";
import { openHeld } from "../support/hold.ts";
import { onlyNarrow } from "../support/screen.ts";
import { service } from "../support/examples.ts";

/** Opens the page by a client navigation from another one. */
async function arrive(page: Page, path: string) {
  await visit(page, "/trust");
  if (path.startsWith("/projects/")) {
    await footerLink(page, "/projects").click();
    await page.getByRole("main").locator(`a[href="${path}"]`).first().click();
  } else await footerLink(page, path).click();
  await expect(page).toHaveTitle(getPage(path).metaTitle);
}

async function openMenu(page: Page) {
  await dialogs[0]!.opener(page).tap();
  await expect(dialog(page, "Menu")).toBeVisible();
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const { name, path, opener } of dialogs)
  test.describe(name, onlyNarrow, () => {
    test("Back closes it, and the page stays where it is", async ({ page }) => {
      await arrive(page, path);
      await opener(page).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy({ top: 90, behavior: "instant" }));
      const before = await scrollY(page);
      expect(before).toBeGreaterThan(0);
      const requested: string[] = [];
      page.on("request", (request) => requested.push(new URL(request.url()).pathname));
      await opener(page).tap();
      await expect(dialog(page, name)).toBeVisible();
      await page.goBack();
      await expect(dialog(page, name)).toBeHidden();
      await expect(page).toHaveURL(path);
      expect(await scrollY(page)).toBe(before);
      await expect(opener(page)).toBeFocused();
      expect(requested).not.toContain(`${path}.data`);
      // Forward has nothing to reopen, and Back still leads to the previous page.
      await page.goForward();
      await expectNoDialogEntry(page);
      await expect(page).toHaveURL(path);
      await expect(dialog(page, name)).toBeHidden();
      expect(await scrollY(page)).toBe(before);
      await page.goBack();
      await expect(page).not.toHaveURL(path);
    });

    test("closing it in another way leaves no history entry behind", async ({ page }) => {
      await arrive(page, path);
      for (let times = 0; times < 2; times++) {
        await opener(page).tap();
        await expect(dialog(page, name)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(dialog(page, name)).toBeHidden();
      }
      await expectNoDialogEntry(page);
      await page.goBack();
      await expect(page).not.toHaveURL(path);
    });
  });

test.describe("links in a dialog", onlyNarrow, () => {
  test("a link in the menu leads to its page, and one Back to the page before", async ({
    page,
  }) => {
    await arrive(page, "/faq");
    await openMenu(page);
    await dialog(page, "Menu").locator('a[href="/projects"]').tap();
    await expect(page).toHaveTitle(getPage("/projects").metaTitle);
    await expect(dialog(page, "Menu")).toBeHidden();
    await expect(page.locator("#main-content")).toBeFocused();
    await expect(page.locator('dialog a[href="/projects"]')).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/faq").metaTitle);
    await page.goForward();
    await expect(page).toHaveTitle(getPage("/projects").metaTitle);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  });

  test("so does a link to a section of the current page", async ({ page }) => {
    await arrive(page, "/");
    await openMenu(page);
    await dialog(page, "Menu").getByRole("link", { name: "Get a quote" }).tap();
    await expect(page).toHaveURL("/#contact");
    await expect(dialog(page, "Menu")).toBeHidden();
    await expect(page.locator("#contact")).toBeFocused();
    await expect(page.locator("#contact")).toBeInViewport();
    // Opening and closing the menu here must not scroll the page either.
    const before = await scrollY(page);
    await openMenu(page);
    await page.goBack();
    await expect(dialog(page, "Menu")).toBeHidden();
    expect(await scrollY(page)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  });

  test("a result of the search opened from the menu leads on, and one Back to the page", async ({
    page,
  }) => {
    await arrive(page, "/faq");
    await openMenu(page);
    await dialog(page, "Menu").getByRole("link", { name: "Search" }).first().tap();
    await page.keyboard.type(service.name);
    const first = dialog(page, "Search").getByRole("option").first();
    await expect(first).toHaveAttribute("href", service.path);
    await first.tap();
    await expect(page).toHaveTitle(service.metaTitle);
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/faq").metaTitle);
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  });

  test("so does sending the search form", async ({ page }) => {
    await arrive(page, "/faq");
    await dialogs[1]!.opener(page).tap();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search");
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/faq").metaTitle);
  });

  test("the search opened from the menu closes with one Back, which gives the focus back", async ({
    page,
  }) => {
    await arrive(page, "/faq");
    await openMenu(page);
    await dialog(page, "Menu").getByRole("link", { name: "Search" }).first().tap();
    await expect(dialog(page, "Search").getByRole("combobox")).toBeFocused();
    await expect(dialog(page, "Menu")).toBeHidden();
    await page.goBack();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(dialogs[0]!.opener(page)).toBeFocused();
    await expect(page).toHaveURL("/faq");
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  });

  test("a menu opened before the scripts have loaded closes with Back once they have", async ({
    page,
  }) => {
    await page.goto("/trust");
    const release = await openHeld(page, "/faq");
    await openMenu(page);
    release();
    await hydrated(page);
    await page.goBack();
    await expect(dialog(page, "Menu")).toBeHidden();
    await expect(page).toHaveURL("/faq");
  });

  test("reloading with the menu open leaves no history entry behind", async ({ page }) => {
    await arrive(page, "/faq");
    await openMenu(page);
    await page.reload();
    await hydrated(page);
    await expectNoDialogEntry(page);
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  });
});
