/**
 * Limits of the specification that no page reaches by itself (§2, §5, §8, §9): of the search's index,
 * of lists and of words in the head. Stories and changed data bring them about.
 */
import type { Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { searchIndexPath } from "../../app/search/searchIndex.ts";
import { expect, test, type Host } from "../support/browser/faults.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { footerLink } from "../support/page/links.ts";
import { onlyWide } from "../support/browser/screen.ts";
import { button, dialog, field, openOn, options, status } from "../support/page/searchDialog.ts";
import { openStory } from "../support/browser/storybook.ts";

test(
  "the search keeps its index for 5 minutes after the dialog is closed",
  onlyWide,
  async ({ page }) => {
    let fetched = 0;
    let answers = true;
    await page.route(`**${searchIndexPath}`, async (route) => {
      fetched += 1;
      if (answers) await route.continue();
    });
    await page.clock.install();
    await openOn(page, "/faq");
    await field(page).fill(business.locality);
    await expect(options(page)).not.toHaveCount(0);
    await page.clock.pauseAt(Date.now() + 10_000);
    const reopenAfter = async (ms: number) => {
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await page.clock.runFor(ms);
      await button(page).click();
      await expect(field(page)).toBeFocused();
    };
    answers = false;
    await reopenAfter(5 * 60_000 - 1000);
    await expect(options(page)).not.toHaveCount(0);
    await reopenAfter(5 * 60_000 + 1000);
    await field(page).fill(business.region);
    await expect(options(page)).toHaveCount(0);
    await expect(status(page)).toHaveText(/fetching/i);
    expect(fetched).toBeGreaterThan(1);
  },
);

test("a list of twelve projects shows six at first", async ({ page }) => {
  await openStory(page, "sections-project-portfolio--skeletons-then-cards-in-turn");
  const cards = page.locator("[data-category]");
  await expect(cards.first()).toBeVisible();
  await expect(cards.filter({ visible: true })).toHaveCount(6);
  await expect(page.getByRole("link", { name: /^Show all 12 / })).toBeVisible();
});

/** Goes to a page whose data has these words for its title and description. */
async function goToPageNamed(page: Page, host: Host, words: Words) {
  const { metaTitle, metaDescription } = getPage("/trust");
  host.change = (path, text) =>
    path.startsWith("/trust.data")
      ? text.replaceAll(metaTitle, words.title).replaceAll(metaDescription, words.description)
      : text;
  await visit(page, "/faq");
  await (await footerLink(page, "/trust")).click();
  await expect(page).toHaveURL(/\/trust$/);
}
type Words = { title: string; description: string };

test("a title of 60 and a description of 160 stay whole", async ({ page, host }) => {
  const words = { title: "t".repeat(60), description: "d".repeat(160) };
  await goToPageNamed(page, host, words);
  await expect(page).toHaveTitle(words.title);
  await expect(page.locator("meta[name=description]")).toHaveAttribute(
    "content",
    words.description,
  );
});

test("longer ones are cut to 57 and 157 and an ellipsis", async ({ page, host }) => {
  await goToPageNamed(page, host, { title: "t".repeat(61), description: "d".repeat(161) });
  await expect(page).toHaveTitle(`${"t".repeat(57)}...`);
  const description = `${"d".repeat(157)}...`;
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", description);
});
