import { expect, test, type Page } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { dialog, dialogs } from "../support/dialogs.ts";
import { footerLink } from "../support/host.ts";
import { visit } from "../support/hydrated.ts";
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

test.describe("Back", onlyNarrow, () => {
  // On a phone the browser itself closes a modal dialog on Back; elsewhere Back leaves the page.
  for (const { name, path, opener } of dialogs)
    test(`to another page leaves no dialog open: ${name}`, async ({ page }) => {
      await arrive(page, path);
      await opener(page).tap();
      await expect(dialog(page, name)).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(path);
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await expect(page.locator("#main-content")).toBeFocused();
      await page.goForward();
      await expect(page).toHaveTitle(getPage(path).metaTitle);
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await opener(page).tap();
      await expect(dialog(page, name)).toBeVisible();
    });

  test("leads to the page with the menu whose link was followed", async ({ page }) => {
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
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  });

  test("leads back from a section of the page that the menu led to", async ({ page }) => {
    await arrive(page, "/");
    await openMenu(page);
    await dialog(page, "Menu").getByRole("link", { name: "Get a quote" }).tap();
    await expect(page).toHaveURL("/#contact");
    await expect(dialog(page, "Menu")).toBeHidden();
    await expect(page.locator("#contact")).toBeFocused();
    await expect(page.locator("#contact")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("leads to the page where the search was opened from the menu", async ({ page }) => {
    await arrive(page, "/faq");
    await openMenu(page);
    await dialog(page, "Menu").getByRole("link", { name: "Search" }).first().tap();
    await expect(dialog(page, "Search").getByRole("combobox")).toBeFocused();
    await expect(dialog(page, "Menu")).toBeHidden();
    await page.keyboard.type(service.name);
    const first = dialog(page, "Search").getByRole("option").first();
    await expect(first).toHaveAttribute("href", service.path);
    await first.tap();
    await expect(page).toHaveTitle(service.metaTitle);
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/faq").metaTitle);
  });
});
