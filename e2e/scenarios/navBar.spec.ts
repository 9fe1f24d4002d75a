import { expect, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { navigation } from "../../app/content/singletons.ts";
import { measures } from "../../app/theme/tokens.ts";
import { scrollTo } from "../support/fixedParts.ts";
import { visit } from "../support/hydrated.ts";
import { onBoth, onlyWide } from "../support/screen.ts";

const bar = (page: Page) => page.getByRole("banner");
const look = (page: Page) =>
  bar(page).evaluate((element) => {
    const { height, boxShadow } = getComputedStyle(element);
    return { height: parseFloat(height), shadow: /rgba?\(.*0px 2px 6px/.test(boxShadow) };
  });
/** Positions relative to the top of the document. */
const layout = (page: Page) =>
  page.evaluate(() =>
    ["main", "h1", "footer"].map((selector) => {
      const { top } = document.querySelector(selector)!.getBoundingClientRect();
      return Math.round(top + window.scrollY);
    }),
  );

test.beforeEach(async ({ page }) => {
  await visit(page, "/projects");
});

test(
  "at 20 px it is as at the top, one further it shrinks and casts a shadow",
  onBoth,
  async ({ page }) => {
    const atRest = await layout(page);
    for (const [distance, scrolled] of [
      [20, false],
      [21, true],
      [20, false],
    ] as const) {
      await page.evaluate((top) => window.scrollTo(0, top), distance);
      await expect(bar(page)).toHaveAttribute("data-scrolled", String(scrolled));
      await expect
        .poll(() => look(page))
        .toEqual({ height: scrolled ? measures.navBarShrunk : measures.navBar, shadow: scrolled });
      expect(await layout(page)).toEqual(atRest);
    }
  },
);

test(
  "stays at the top of the viewport and takes the focus without moving the page",
  onBoth,
  async ({ page }) => {
    await scrollTo(page, 1000);
    expect((await bar(page).boundingBox())?.y).toBe(0);
    await bar(page).getByRole("link", { name: "Search" }).focus();
    for (const key of ["Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      await expect(bar(page).locator(":focus")).toHaveCount(1);
      expect(await page.evaluate(() => window.scrollY)).toBe(1000);
    }
  },
);

test("links home, to the search page and to a phone call", onBoth, async ({ page }) => {
  await expect(
    bar(page).getByRole("link", { name: `${business.shortName}, home` }),
  ).toHaveAttribute("href", "/");
  await expect(bar(page).getByRole("link", { name: "Search" })).toHaveAttribute("href", "/search");
  const call = bar(page).getByRole("link", { name: /^Call now/ });
  await expect(call).toHaveCount(1);
  await expect(call).toHaveAttribute("href", `tel:${business.phone.e164}`);
});

test.describe("on wide screens", onlyWide, () => {
  test("shows every item in order, and which page this is", async ({ page }) => {
    const links = page
      .getByRole("navigation", { name: "Main" })
      .locator("li:not([popover] li) > a");
    await expect(links).toHaveText(navigation.main.map(({ name }) => name));
    await expect(links.locator("visible=true")).toHaveCount(navigation.main.length);
    const current = page.getByRole("banner").locator('[aria-current="page"]');
    await expect(current).toHaveAttribute("href", "/projects");
    await links.and(page.locator('[href="/services"]')).click();
    await expect(current).toHaveAttribute("href", "/services");
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Get a quote" }),
    ).toHaveAttribute("href", "/#contact");
  });
});
