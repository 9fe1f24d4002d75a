import { expect, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { search as searchWords, words as siteWords } from "../../app/content/singletons.ts";
import { recentKey } from "../../app/lib/browser/storageKeys.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { footerLink } from "../support/page/links.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onlyWide } from "../support/browser/screen.ts";
import { button, dialog, field, openOn, options, status } from "../support/page/searchDialog.ts";
import { searchedServices, searchedServiceTown } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";

/** Expects one option to be selected, in view, and the field's active descendant. */
async function expectActive(page: Page, index: number) {
  await expect(options(page).nth(index)).toHaveAttribute("aria-selected", "true");
  await expect(dialog(page).locator('[aria-selected="true"]')).toHaveCount(1);
  const own = await options(page).nth(index).getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", own!);
  await expect(options(page).nth(index)).toBeInViewport();
}

test("arrows, Home and End move, Enter opens a result", onlyWide, async ({ page }) => {
  await openOn(page, "/faq");
  await field(page).fill(business.locality);
  await expectActive(page, 0);
  const first = (await options(page).first().getAttribute("href"))!;
  const last = (await options(page).count()) - 1;
  for (const [key, index] of [
    ["ArrowDown", Math.min(1, last)],
    ["ArrowUp", 0],
    ["End", last],
    ["ArrowDown", 0],
    ["ArrowUp", last],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(page, index);
    await expect(field(page)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(first);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("Enter straight after a letter opens what everything typed finds", async ({ page }) => {
  const { service, otherService } = orSkip(await searchedServices());
  await openOn(page, "/faq");
  await field(page).fill(service.name);
  await expectActive(page, 0);
  await expect(options(page).first()).toHaveAttribute("href", service.path);
  // Both in one task, so that the list has no time to catch up with the field.
  await field(page).evaluate((input: HTMLInputElement, words) => {
    input.select();
    document.execCommand("insertText", false, words);
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  }, otherService.name);
  await expect(page).toHaveURL(otherService.path);
});

test("the button takes the first result, without words every page", async ({ page }) => {
  const { service } = orSkip(await searchedServices());
  await openOn(page, "/faq");
  const send = dialog(page).getByRole("button", { name: "Search", exact: true });
  await expect(status(page)).toHaveText("Suggestions");
  await send.click();
  await expect(page).toHaveTitle(getPage("/search").metaTitle);
  await button(page).click();
  await field(page).fill(service.name);
  await expectActive(page, 0);
  await send.click();
  await expect(page).toHaveURL(service.path);
  await expect(dialog(page)).toHaveCount(0);
});

test(
  "marks and counts what it found, or says that it is nothing",
  { tag: "@wcag-4.1.3" },
  async ({ page }) => {
    const { name, beginning, words, path } = orSkip(await searchedServiceTown());
    await openOn(page, "/faq");
    await field(page).pressSequentially(words);
    const best = options(page).first();
    await expect(best).toHaveAttribute("href", path);
    await expect(best.locator("mark")).toHaveText([name, beginning]);
    await expect(best.locator("small")).toHaveText(
      `${getPage("/services").breadcrumbs.at(-1)!.name} / ${name}`,
    );
    await expect(best.locator("img")).toHaveJSProperty("complete", true);
    await expect(status(page)).toHaveText(/^\d+ results?$/);

    await field(page).fill("zzzzzz");
    await expect(status(page)).toHaveText("Nothing found");
    await expect(field(page)).not.toHaveAttribute("aria-controls");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  },
);

test("an answer that is part of a list leads to that part", async ({ page }) => {
  const { href, asked } = orSkip({
    entry: searchWords.questions.find((one) => one.href.includes("?category=")),
    none: "No answer of the search leads to part of a list.",
  });
  await openOn(page, "/faq");
  await field(page).fill(asked[0]!);
  await expect(options(page).first()).toHaveAttribute("href", href);
  await options(page).first().click();
  await expect(page).toHaveURL(href);
  const filters = page.getByRole("main").getByRole("navigation", { name: /Filter/ });
  await expect(filters.locator("[aria-current]")).not.toHaveText("All");
});

test("opened empty it suggests services and pages seen, or forgets these", async ({ page }) => {
  const stored = () => page.evaluate((key) => localStorage.getItem(key), recentKey);
  await visit(page, "/faq");
  await (await footerLink(page, "/privacy")).click();
  await expect(page).toHaveTitle(getPage("/privacy").metaTitle);
  // In a tab of its own, where the search is not opened.
  const tab = await page.context().newPage();
  await visit(tab, "/locations");
  await tab.close();
  await button(page).click();
  const lately = dialog(page).getByRole("group", { name: "Recently viewed" }).getByRole("option");
  const hrefs = () => lately.evaluateAll((all) => all.map((option) => option.getAttribute("href")));
  await expect(lately).toHaveCount(2);
  expect(await hrefs()).toEqual(["/locations", "/faq"]);
  const { services } = siteWords.search.groups;
  const suggested = dialog(page).getByRole("group", { name: services }).getByRole("option");
  await expect(suggested).toHaveCount(searchWords.suggestions.length);
  // Remembered across a full load, except for the current page.
  await visit(page, "/terms");
  await button(page).click();
  await expect(lately).toHaveCount(3);
  await dialog(page).getByRole("button", { name: "Forget the pages I have seen" }).click();
  await expect(lately).toHaveCount(0);
  expect(await stored()).toBeNull();
});
