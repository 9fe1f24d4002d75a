import { expect, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { search as searchWords } from "../../app/content/singletons.ts";
import { recentKey } from "../../app/lib/storageKeys.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { visit } from "../support/hydrated.ts";
import { onlyWide } from "../support/screen.ts";
import { button, dialog, field, openOn, options, status } from "../support/searchDialog.ts";
import { misspelt, otherService, service, serviceTown } from "../support/examples.ts";

/** Expects one option to be selected, in view, and the field's active descendant. */
async function expectActive(page: Page, index: number) {
  await expect(options(page).nth(index)).toHaveAttribute("aria-selected", "true");
  await expect(dialog(page).locator('[aria-selected="true"]')).toHaveCount(1);
  const own = await options(page).nth(index).getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", own!);
  await expect(options(page).nth(index)).toBeInViewport();
}

test(
  "arrows, Home and End move through the results, Enter opens one",
  onlyWide,
  async ({ page }) => {
    await openOn(page, "/faq");
    await field(page).fill("oak");
    await expectActive(page, 0);
    const first = (await options(page).first().getAttribute("href"))!;
    const last = (await options(page).count()) - 1;
    for (const [key, index] of [
      ["ArrowDown", 1],
      ["ArrowDown", 2],
      ["ArrowUp", 1],
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
  },
);

test("Enter straight after a letter opens the first result for everything typed", async ({
  page,
}) => {
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

test("the button takes the first result, as Enter does; without words it leads to every page", async ({
  page,
}) => {
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

test("marks what matched, and says which section a page is in and how many there are", async ({
  page,
}) => {
  test.skip(!serviceTown, "The firm has no page of a service in a town.");
  await openOn(page, "/faq");
  await expect(status(page)).toHaveText("Suggestions");
  const beginning = serviceTown!.town.slice(0, -3);
  await field(page).pressSequentially(`${misspelt(service.name)} ${beginning}`);
  const best = options(page).first();
  await expect(best).toHaveAttribute("href", serviceTown!.path);
  await expect(best.locator("mark")).toHaveText([service.name, beginning]);
  await expect(best.locator("small")).toHaveText(`Services / ${service.name}`);
  await expect(best.locator("img")).toHaveJSProperty("complete", true);
  await expect(status(page)).toHaveText(/^\d+ results?$/);
  await expect(status(page)).toHaveAttribute("role", "status");
});

test("answers a common question before anything else", async ({ page }) => {
  const { question, href } = searchWords.questions[0]!;
  await openOn(page, "/faq");
  await field(page).fill(question);
  await expect(options(page).first()).toContainText(question);
  await options(page).first().click();
  await expect(page).toHaveURL(href);
});

test("without a result offers ways to ask, with the words filled in", async ({ page }) => {
  await openOn(page, "/faq");
  await field(page).fill("submarine <b>& qq");
  await expect(status(page)).toHaveText("Nothing found");
  const whatsapp = dialog(page).getByRole("link", { name: "Message on WhatsApp" });
  const text = new URL((await whatsapp.getAttribute("href"))!).searchParams.get("text");
  expect(text).toContain(business.whatsappText);
  expect(text).toContain("submarine <b>& qq");
  await expect(
    dialog(page).getByRole("link", { name: `Call ${business.phone.display}` }),
  ).toBeVisible();
  await expect(field(page)).not.toHaveAttribute("aria-controls");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
});

test("opened empty it suggests services and the pages seen, until told to forget", async ({
  page,
}) => {
  await visit(page, "/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveTitle(getPage("/privacy").metaTitle);
  expect(await page.evaluate((key) => localStorage.getItem(key), recentKey)).toBeNull();
  await button(page).click();
  const lately = dialog(page).getByRole("group", { name: "Recently viewed" });
  await expect(lately.getByRole("option")).toHaveCount(1);
  await expect(lately.getByRole("option")).toHaveAttribute("href", "/faq");
  await expect(
    dialog(page).getByRole("group", { name: "Services" }).getByRole("option"),
  ).toHaveCount(searchWords.suggestions.length);
  // Remembered across a full load, except for the current page.
  await visit(page, "/terms");
  await button(page).click();
  await expect(lately.getByRole("option")).toHaveCount(2);
  await dialog(page).getByRole("button", { name: "Forget the pages I have seen" }).click();
  await expect(lately).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), recentKey)).toBeNull();
});
