import { expect, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { searchIndexPath } from "../../app/search/searchIndex.ts";
import { expectContactLinks } from "../support/page/links.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onlyWide } from "../support/browser/screen.ts";
import { button, dialog, field, openOn, options, status } from "../support/page/searchDialog.ts";
import { service, isSearchFor } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";

/** Words that some page has. */
const words = business.locality;
/** When each attempt is due, in ms after opening. */
const due = [0, 1000, 3000, 7000];

/** Waits until the page has received the last response, by making another request after it. */
const responseHandled = (page: Page) =>
  page.evaluate(async () => (await fetch("/robots.txt")).text());

test("it tries 4 times, at 0, 1, 3 and 7 s, then says what to do", onlyWide, async ({ page }) => {
  let attempts = 0;
  let works = false;
  await page.route(`**${searchIndexPath}`, async (route) => {
    attempts += 1;
    if (works) await route.continue();
    else await route.fulfill({ status: 503 });
  });
  await page.clock.install();
  await visit(page, "/faq");
  await button(page).focus();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.keyboard.press("Control+k");
  await field(page).fill(words);
  await expect.poll(() => attempts).toBe(1);
  await responseHandled(page);
  for (const [index, at] of due.slice(1).entries()) {
    await page.clock.runFor(at - due[index]! - 50);
    await responseHandled(page);
    expect(attempts).toBe(index + 1);
    await expect(status(page)).toHaveText("Still fetching the list of pages");
    await page.clock.runFor(100);
    await expect.poll(() => attempts).toBe(index + 2);
    await responseHandled(page);
  }
  // The query library notifies its observers from a timer.
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(dialog(page).getByRole("alert")).toContainText("could not be loaded", {
      timeout: 100,
    });
  }).toPass();
  await page.clock.runFor(60_000);
  expect(attempts).toBe(4);

  // Nothing is lost: the text typed, the list of every page, the contact links, another try.
  await expect(field(page)).toHaveValue(words);
  await expect(dialog(page).getByRole("link", { name: "every page by name" })).toHaveAttribute(
    "href",
    `/search?q=${encodeURIComponent(words)}`,
  );
  await expectContactLinks(dialog(page));
  works = true;
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await page.clock.resume();
  await expect(options(page)).not.toHaveCount(0);
});

test("says so when its code fails to load, and keeps what is typed", async ({ page }) => {
  const { name } = orSkip(service);
  await page.route("**/assets/SearchPanel-*", (route) => route.abort());
  await openOn(page, "/faq");
  await expect(dialog(page).getByRole("alert")).toContainText("could not be loaded");
  await field(page).fill(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(isSearchFor(name));
  await expect(page.getByRole("searchbox")).toHaveValue(name);
  const results = page.getByRole("main").getByRole("link", { name });
  await expect(results.first()).toBeVisible();
});
