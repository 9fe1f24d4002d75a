import { expect, test } from "@playwright/test";
import { faq } from "../../app/content/singletons.ts";
import { anchor } from "../../app/content/anchor.server.ts";
import { textPage } from "../support/examples.ts";
import { openContents } from "../support/contents.ts";
import { visit } from "../support/hydrated.ts";
import { onePerKind, pages } from "../support/pages.ts";
import { onlyFull, onlyNarrow, phone } from "../support/screen.ts";
import { fixedParts, scrollTo } from "../support/fixedParts.ts";

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

test("a press on the words of a footer's list opens it", onlyNarrow, async ({ page }) => {
  await visit(page, textPage.path);
  const lists = page.locator("footer nav").filter({ has: page.locator("summary") });
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
  await visit(page, textPage.path);
  const folds = page.getByRole("main").locator("details.fold");
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
  const { question } = faq.at(-1)!.questions[0]!;
  await visit(page, `/faq#${anchor(question)}`);
  await expect(page.locator(`#${anchor(question)}`)).toBeInViewport();
  const name = page.getByRole("heading", { name: question });
  await expect(name).toBeInViewport();
  for (const [key, visible] of Object.entries({ Enter: false, Space: true })) {
    await page.locator("summary").filter({ has: name }).press(key);
    await expect(page.locator(`#${anchor(question)}`)).toBeVisible({ visible });
  }
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
