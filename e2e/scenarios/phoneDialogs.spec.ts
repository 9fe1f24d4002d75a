import { expect, test, type Locator, type Page } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { dialogNamed, dialogs } from "../support/page/dialogs.ts";
import { scrollTo } from "../support/page/fixedParts.ts";
import { footerLink } from "../support/page/links.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onlyNarrow } from "../support/browser/screen.ts";
import { searchedServices } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { labels, tabs } from "../support/firm/names.ts";

/** Opens the page by a client navigation from another one. */
async function arrive(page: Page, path: string) {
  const inList = path.startsWith("/projects/");
  await visit(page, inList ? "/projects" : "/trust");
  const link = page.getByRole("main").locator(`a[href="${path}"]`).last();
  await (inList ? link : await footerLink(page, path)).click();
  await expect(page).toHaveTitle(getPage(path).metaTitle);
}

/** Taps the opener twice, then the dialog's own button, which must still work. */
async function expectOpenAfterTwoTaps(page: Page, opener: Locator, name: string) {
  await opener.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await opener.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  // Pauses animations, so that a slow machine cannot outlast the double-tap window.
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(dialogNamed(page, name)).toBeVisible();
  await expect(dialogNamed(page, name).locator(":focus")).toBeAttached();
  await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await expect(dialogNamed(page, name)).toHaveCSS("pointer-events", "auto");
  await expect(dialogNamed(page, name)).toBeVisible();
  const close = dialogNamed(page, name).getByRole("button", { name: /^Close/ });
  await close.tap();
  await expect(dialogNamed(page, name)).toBeHidden();
}

test.describe("on a phone", onlyNarrow, () => {
  // There the browser itself closes a modal dialog on Back; elsewhere Back leaves the page.
  for (const { name, path, opener } of dialogs)
    test(`two taps leave it open, Back closes it, Forward finds its place: ${name}`, async ({
      page,
    }) => {
      await arrive(page, path);
      await expectOpenAfterTwoTaps(page, opener(page), name);
      await expect(page).toHaveURL(path);
      await scrollTo(page, 300);
      await opener(page).tap();
      await expect(dialogNamed(page, name)).toBeVisible();
      const top = await page.evaluate(() => scrollY);
      await page.goBack();
      await expect(page).not.toHaveURL(path);
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await expect(page.locator("#main-content")).toBeFocused();
      await page.goForward();
      await expect(page).toHaveTitle(getPage(path).metaTitle);
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
      await opener(page).tap();
      await expect(dialogNamed(page, name)).toBeVisible();
    });

  test("two taps on the bottom bar's Menu follow no link in it", async ({ page }) => {
    await visit(page, "/faq");
    const bar = page.getByRole("navigation", { name: "Quick links" });
    await expectOpenAfterTwoTaps(page, bar.getByRole("button", { name: tabs.menu }), "Menu");
    await expect(page).toHaveURL("/faq");
  });

  test("Back leads to where the menu or its search was opened", async ({ page }) => {
    const { service } = orSkip(await searchedServices());
    const menu = dialogNamed(page, "Menu");
    await arrive(page, "/faq");
    await dialogs[0]!.opener(page).tap();
    await menu.locator('a[href="/projects"]').tap();
    await expect(page).toHaveTitle(getPage("/projects").metaTitle);
    await expect(page.locator("#main-content")).toBeFocused();
    const current = page.locator('dialog a[aria-current="page"]');
    await expect(current).toHaveAttribute("href", "/projects");
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/faq").metaTitle);

    await dialogs[0]!.opener(page).tap();
    await menu.getByRole("link", { name: "Search" }).first().tap();
    await expect(dialogNamed(page, "Search").getByRole("combobox")).toBeFocused();
    await page.keyboard.type(service.name);
    const first = dialogNamed(page, "Search").getByRole("option").first();
    await expect(first).toHaveAttribute("href", service.path);
    await first.tap();
    await expect(page).toHaveTitle(service.metaTitle);
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/faq").metaTitle);
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  });

  test("Back leads back from a section of the page that the menu led to", async ({ page }) => {
    await visit(page, "/");
    await dialogs[0]!.opener(page).tap();
    await dialogNamed(page, "Menu").getByRole("link", { name: labels.quote }).tap();
    await expect(page).toHaveURL("/#contact");
    await expect(page.locator("#contact")).toBeFocused();
    await expect(page.locator("#contact")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
});
