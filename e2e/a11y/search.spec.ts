import { expect, test, type Page } from "@playwright/test";
import { search } from "../../app/content/singletons.ts";
import { searchIndexPath } from "../../app/search/searchIndex.ts";
import { axeFindings } from "../support/axe.ts";
import { visit } from "../support/hydrated.ts";
import { dialog } from "../support/searchDialog.ts";
import { service } from "../support/examples.ts";
import { onlyFull, onlyWide } from "../support/screen.ts";

async function open(page: Page) {
  await visit(page, "/privacy");
  await page.keyboard.press("Control+k");
  await expect(dialog(page)).toBeVisible();
}

for (const [state, words, seen] of [
  ["suggestions", "", "Suggestions"],
  ["results with an answer", search.questions[0]!.question, /results$/],
  ["no result", "submarine", "Nothing found"],
] as const) {
  test(`axe finds nothing in the open search with ${state}`, onlyFull, async ({ page }) => {
    await open(page);
    await page.getByRole("combobox").fill(words);
    await expect(dialog(page).getByRole("status")).toHaveText(seen);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test("axe finds nothing when the index fails to load", onlyFull, async ({ page }) => {
  await page.route(`**${searchIndexPath}`, (route) => route.fulfill({ status: 503 }));
  await page.clock.install();
  await open(page);
  await expect(dialog(page).getByRole("status")).toBeAttached();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(dialog(page).getByRole("alert")).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(await axeFindings(page)).toEqual([]);
});

test("axe finds nothing on the search page with results", onlyFull, async ({ page }) => {
  await page.goto(`/search?q=${service.name}`);
  await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("by keyboard alone: open, read on, choose the switch, close", onlyWide, async ({ page }) => {
  await visit(page, "/privacy");
  await page.keyboard.press("/");
  await page.keyboard.type(service.name);
  await expect(dialog(page).getByRole("option").first()).toBeVisible();
  // Options are reached with the arrow keys: Tab skips them, and stays within the dialog.
  const stops: string[] = [];
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press("Tab");
    stops.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body
          ? "browser"
          : at?.closest("dialog")
            ? (at.getAttribute("aria-label") ?? at.textContent.trim() ?? "") || at.tagName
            : "behind";
      }),
    );
  }
  expect(stops.slice(0, 2)).toEqual(["Search", "Close search"]);
  expect(stops).not.toContain("behind");
  expect(stops).toContain("INPUT");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});
