import { expect, test, type Page } from "@playwright/test";
import { textPage } from "../support/examples.ts";
import { openContents } from "../support/contents.ts";
import { hydrated, visit } from "../support/hydrated.ts";
import { onePerKind, pages } from "../support/pages.ts";
import { onlyFull, onlyNarrow, onlyWide, phone } from "../support/screen.ts";
import { fixedParts, scrollTo } from "../support/fixedParts.ts";

const folds = (page: Page) => page.getByRole("main").locator("details.fold");
const shownParts = (page: Page) =>
  folds(page).evaluateAll((all) =>
    all.map(({ lastElementChild }) => lastElementChild!.checkVisibility()),
  );

/** How long a kind of page may be on a phone, in screens (decision 44). */
const screens: Partial<Record<string, number>> = { home: 11, service: 14, guide: 16, project: 10 };

for (const [which, list, details] of [
  ["one page of each kind", onePerKind, onlyNarrow],
  ["every page", pages, onlyFull],
] as const)
  test(`on a phone ${which} is short, and so is its end`, details, async ({ page }) => {
    test.slow();
    await page.setViewportSize(phone);
    for (const { path, kind } of list) {
      await visit(page, path);
      const [length, end] = await page.evaluate(() => {
        const contact = document.querySelector("#contact");
        const { scrollHeight } = document.documentElement;
        const top = contact ? contact.getBoundingClientRect().top + scrollY : scrollHeight;
        return [scrollHeight / innerHeight, (scrollHeight - top) / innerHeight] as const;
      });
      expect.soft(length, path).toBeLessThanOrEqual(screens[kind] ?? 9);
      expect.soft(end, path).toBeLessThanOrEqual(2.5);
    }
  });

test("on a phone a press opens the rest of a text", onlyNarrow, async ({ page }) => {
  await visit(page, textPage.path);
  expect(await shownParts(page)).toEqual([false]);
  const first = folds(page).first();
  await first.locator("summary").press("Enter");
  await expect(first.locator("> :last-child")).toBeVisible();
});

test("where there is room everything is open, and nothing to press", onlyWide, async ({ page }) => {
  await visit(page, textPage.path);
  expect(await shownParts(page)).not.toContain(false);
  await expect(folds(page).locator("> summary").filter({ visible: true })).toHaveCount(0);
});

test("on paper everything is open, in any browser", onlyNarrow, async ({ page }) => {
  await visit(page, textPage.path);
  await page.emulateMedia({ media: "print" });
  expect(await shownParts(page)).not.toContain(false);
  // Browsers that print styles can't make show it.
  const open = page.locator("details[open]");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(open).toHaveCount(await page.locator("details").count());
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(open).toHaveCount(0);
});

test("an address of a place in a fold opens it", onlyNarrow, async ({ page }) => {
  await page.route(textPage.path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<details class="fold"[^]*?<p)>/, '$1 id="in">');
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${textPage.path}#in`);
  await hydrated(page);
  await expect(page.locator("#in")).toBeInViewport();
});

test("the contents follow in the place of the firm's name", onlyNarrow, async ({ page }) => {
  await visit(page, textPage.path);
  const opener = page.getByRole("button", { name: "Contents" });
  await expect(opener).toBeHidden();
  await scrollTo(page, 3000);
  await expect(opener).toBeVisible();
  const bar = (await fixedParts(page).navigation.boundingBox())!;
  const box = (await opener.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y + bar.height);
  for (const tool of await fixedParts(page).navigation.locator("a:visible, button:visible").all()) {
    const other = (await tool.boundingBox())!;
    expect(box.x + box.width <= other.x || other.x + other.width <= box.x).toBe(true);
  }
  const contents = await openContents(page);
  const last = contents.getByRole("link").last();
  const target = page.locator((await last.getAttribute("href"))!);
  await last.click();
  await expect(contents).toBeHidden();
  await expect(target).toBeInViewport();
});

test("Escape closes the contents and gives focus back", onlyNarrow, async ({ page }) => {
  await visit(page, textPage.path);
  const contents = await openContents(page);
  await expect(contents).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(contents).toBeHidden();
  await expect(page.getByRole("button", { name: "Contents" })).toBeFocused();
});
