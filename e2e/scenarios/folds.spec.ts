import { expect, test, type Locator, type Page } from "@playwright/test";
import { faq } from "../../app/content/singletons.ts";
import { anchor } from "../../app/content/anchor.server.ts";
import { longPage, textPage } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { openContents } from "../support/page/tableOfContents.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onlyNarrow } from "../support/browser/screen.ts";
import { fixedParts, scrollTo } from "../support/page/fixedParts.ts";

/** Opens a page with a part that is folded on a phone only, and returns these. */
async function openFolded(page: Page) {
  await visit(page, "/");
  const folds = page.getByRole("main").locator("details.fold");
  await expect(folds).not.toHaveCount(0);
  return folds;
}

test("on a phone a folded part takes no more room than its line", onlyNarrow, async ({ page }) => {
  const folds = await openFolded(page);
  for (const fold of await folds.all()) {
    const heightOf = async (part: Locator) => (await part.boundingBox())!.height;
    const line = await heightOf(fold.locator("summary").first());
    const folded = await heightOf(fold);
    expect(folded - line).toBeLessThan(8);
    await fold.evaluate((details) => details.setAttribute("open", ""));
    expect(await heightOf(fold)).toBeGreaterThan(folded + 8);
  }
});

test("a press on the words of a footer's list opens it", onlyNarrow, async ({ page }) => {
  await visit(page, orSkip(textPage).path);
  const lists = page.locator("footer nav").filter({ has: page.locator("summary") });
  await expect(lists).not.toHaveCount(0);
  for (const list of await lists.all()) {
    const heading = list.getByRole("heading");
    await heading.evaluate((words) => words.scrollIntoView({ block: "center" }));
    const { x, y, height } = (await heading.boundingBox())!;
    await page.mouse.click(x + 12, y + height / 2);
    await expect(list.getByRole("list")).toBeVisible();
  }
});

// The stories show what a press opens, and a wide window.
test("what is folded on a phone is printed open, in any browser", onlyNarrow, async ({ page }) => {
  const folds = await openFolded(page);
  const shown = () =>
    folds.evaluateAll(
      (all) => all.filter(({ lastElementChild }) => lastElementChild!.checkVisibility()).length,
    );
  expect(await shown()).toBe(0);
  await page.emulateMedia({ media: "print" });
  expect(await shown()).toBe(await folds.count());
  // Browsers that print styles can't make show it.
  const open = page.locator("details[open]");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(open).toHaveCount(await page.locator("details").count());
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(open).toHaveCount(0);
});

test("an address with a question's name opens its answer, and keys turn it", async ({ page }) => {
  const { question } = orSkip({ entry: faq.at(-1)?.questions[0], none: "The firm has no FAQ." });
  await visit(page, `/faq#${anchor(question)}`);
  await expect(page.locator(`#${anchor(question)}`)).toBeInViewport();
  const name = page.getByRole("heading", { name: question });
  await expect(name).toBeInViewport();
  for (const [key, visible] of Object.entries({ Enter: false, Space: true })) {
    await page.locator("summary").filter({ has: name }).press(key);
    await expect(page.locator(`#${anchor(question)}`)).toBeVisible({ visible });
  }
});

test("the contents follow in the navigation bar", onlyNarrow, async ({ page }) => {
  await visit(page, orSkip(longPage).path);
  const opener = page.getByRole("button", { name: "Contents" });
  await expect(opener).toBeHidden();
  await scrollTo(page, 3000);
  await expect(opener).toBeVisible();
  const bar = fixedParts(page).navigation;
  await expect(bar.getByRole("button", { name: "Contents" })).toBeInViewport({ ratio: 1 });
  const tools = await bar.locator("a:visible, button:visible").all();
  const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
  expect(boxes.length).toBeGreaterThan(1);
  // In one row, none over another.
  boxes.reduce((before, box) => {
    expect(before!.x + before!.width).toBeLessThanOrEqual(box!.x);
    return box;
  });
  const contents = await openContents(page);
  await page.keyboard.press("Escape");
  await expect(contents).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  const last = contents.getByRole("link").last();
  const target = page.locator((await last.getAttribute("href"))!);
  await last.click();
  await expect(contents).toBeHidden();
  await expect(target).toBeInViewport();
});
