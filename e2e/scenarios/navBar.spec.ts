import { expect, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { navigation } from "../../app/content/singletons.ts";
import { layout } from "../../app/theme/tokens.ts";
import { scrollTo } from "../support/page/fixedParts.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { isWide, onBoth } from "../support/browser/screen.ts";
import { labels } from "../support/firm/names.ts";

const bar = (page: Page) => page.getByRole("banner");
/** Positions relative to the top of the document. */
const positions = (page: Page) =>
  page.evaluate(() =>
    ["main", "h1", "footer"].map((selector) => {
      const { top } = document.querySelector(selector)!.getBoundingClientRect();
      return Math.round(top + window.scrollY);
    }),
  );

test("past 20 px it shrinks and casts a shadow, not at 20", onBoth, async ({ page }) => {
  await visit(page, "/projects");
  const atRest = await positions(page);
  for (const distance of [20, 21, 20]) {
    const scrolled = distance === 21;
    await scrollTo(page, distance);
    await expect(bar(page)).toHaveAttribute("data-scrolled", String(scrolled));
    const { navBar, navBarShrunk } = layout;
    await expect(bar(page)).toHaveCSS("height", `${scrolled ? navBarShrunk : navBar}px`);
    await expect(bar(page)).toHaveCSS(
      "box-shadow",
      scrolled ? /rgba?\(.*0px 2px 6px/ : /^(?!.*0px 2px 6px)/,
    );
    expect(await positions(page)).toEqual(atRest);
  }
  // It stays at the top and takes the focus without moving the page.
  await scrollTo(page, 1000);
  expect((await bar(page).boundingBox())?.y).toBe(0);
  await bar(page).getByRole("link", { name: "Search" }).focus();
  for (const key of ["Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await expect(bar(page).locator(":focus")).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(1000);
  }

  // A wide one has every item in order, and says which page this is.
  if (!isWide(page)) return;
  const call = bar(page).getByRole("link", { name: labels.call });
  await expect(call).toHaveAttribute("href", `tel:${business.phone.e164}`);
  const links = page.getByRole("navigation", { name: "Main" }).locator("li:not([popover] li) > a");
  await expect(links).toHaveText(navigation.main.map(({ name }) => name));
  await expect(links.locator("visible=true")).toHaveCount(navigation.main.length);
  const current = bar(page).locator('[aria-current="page"]');
  if (navigation.main.some(({ href }) => href === "/projects"))
    await expect(current).toHaveAttribute("href", "/projects");
  const next = navigation.main.find(({ href }) => /^\/[a-z]/.test(href) && href !== "/projects");
  test.skip(!next, "The bar has no other page.");
  await links.and(page.locator(`[href="${next!.href}"]`)).click();
  await expect(current).toHaveAttribute("href", next!.href);
});
