import { expect, test, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";

/** Headings of the bands: which of them are part of what the browser draws or could scroll to. */
const headings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main section h2")].map((heading) => ({
      isThere: heading.checkVisibility(),
      isNear: Math.abs(heading.getBoundingClientRect().top) < 2 * window.innerHeight,
    })),
  );
const allThere = async (page: Page) => (await headings(page)).every(({ isThere }) => isThere);
const place = (page: Page) =>
  page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight]);
const search = (page: Page) => page.getByRole("dialog", { name: "Search" });

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  // In the middle: there are parts above the window and parts below it.
  await page.evaluate(() =>
    document.querySelectorAll("main section")[3]!.scrollIntoView({ behavior: "instant" }),
  );
  expect(await allThere(page)).toBe(true);
});

test("what is far from the window rests while a dialog is open, and nothing moves", async ({
  page,
}) => {
  const before = await place(page);
  await page.keyboard.press("/");
  await expect(search(page)).toBeVisible();
  const open = await headings(page);
  expect(open.some(({ isThere }) => !isThere)).toBe(true);
  // What is in sight behind the dialog stays.
  expect(open.filter(({ isNear, isThere }) => isNear && isThere).length).toBeGreaterThan(0);
  expect(await place(page)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(search(page)).toBeHidden();
  await expect.poll(() => allThere(page)).toBe(true);
  expect(await place(page)).toEqual(before);
});

test("the page fills the window, with a dialog and without", async ({ page }) => {
  const left = () => page.evaluate(() => window.innerWidth - document.body.offsetWidth);
  expect(await left()).toBe(0);
  await page.keyboard.press("/");
  await expect(search(page)).toBeVisible();
  expect(await left()).toBe(0);
});

test("it is back when the page is printed or turned", async ({ page }) => {
  for (const event of ["beforeprint", "resize"]) {
    await page.keyboard.press("/");
    await expect.poll(() => allThere(page)).toBe(false);
    await page.evaluate((type) => window.dispatchEvent(new Event(type)), event);
    expect(await allThere(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(search(page)).toBeHidden();
  }
});

test("what comes near is there, whoever scrolls behind the dialog", async ({ page }) => {
  await page.keyboard.press("/");
  await expect.poll(() => allThere(page)).toBe(false);
  const last = page.locator("main section h2").last();
  await last.evaluate((heading) => heading.closest("section")!.scrollIntoView());
  await expect.poll(() => last.evaluate((heading) => heading.checkVisibility())).toBe(true);
});

test("all is back with the next scroll when a dialog went without a word", async ({ page }) => {
  await page.keyboard.press("/");
  await expect.poll(() => allThere(page)).toBe(false);
  await search(page).evaluate((dialog) => dialog.remove());
  await page.mouse.wheel(0, 40);
  await expect.poll(() => allThere(page)).toBe(true);
});

test("a link of the dialog leads to a page that is all there", async ({ page }) => {
  await page.keyboard.press("/");
  await expect(search(page)).toBeVisible();
  await page.keyboard.type("kitchen");
  await expect(search(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL("/");
  await expect(search(page)).toBeHidden();
  await expect.poll(() => allThere(page)).toBe(true);
  await expect
    .poll(() => page.locator("footer").evaluate((foot) => foot.style.contentVisibility))
    .not.toBe("hidden");
});
