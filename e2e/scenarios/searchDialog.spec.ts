import { expect, test } from "@playwright/test";
import { searchIndexPath } from "../../app/search/searchIndex.ts";
import { slashKey } from "../../app/lib/storageKeys.ts";
import { hydrated, visit } from "../support/hydrated.ts";
import { onlyWide } from "../support/screen.ts";
import { button, dialog, field, openOn, options } from "../support/searchDialog.ts";

test("/ reopens it the moment Escape closes it", onlyWide, async ({ page }) => {
  await openOn(page, "/faq");
  await field(page).fill("oak");
  await page.evaluate(() => {
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    // Closed, but the `close` event comes in a later task.
    document.querySelector<HTMLDialogElement>("dialog[open]")!.close();
    press("/");
  });
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("oak");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test(
  "/ is a letter while typing, with modifiers and inside dialogs",
  onlyWide,
  async ({ page }) => {
    await visit(page, "/search");
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("a/b");
    await expect(page.getByRole("searchbox")).toHaveValue("a/b");
    await page.getByRole("main").focus();
    for (const keys of ["Control+/", "Alt+/", "Meta+/", "Shift+/"]) await page.keyboard.press(keys);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("a/b");
    await expect(field(page)).toHaveValue("a/b");
    await dialog(page).getByRole("button", { name: "Close search" }).focus();
    await page.keyboard.press("/");
    await expect(dialog(page)).toHaveCount(1);
  },
);

test("/ can be switched off, stays off, and on again", onlyWide, async ({ page }) => {
  await openOn(page, "/faq");
  // Touch has no shortcut to switch off; the box is for an attached keyboard.
  const box = dialog(page).getByRole("checkbox", { name: "Open with /" });
  await box.uncheck();
  expect(await page.evaluate((key) => localStorage.getItem(key), slashKey)).toBe("off");
  await page.reload();
  await hydrated(page);
  await page.keyboard.press("/");
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(box).not.toBeChecked();
  await box.check();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
});

test.describe("on wide screens", onlyWide, () => {
  test("a click outside closes it, one on its edge does not", async ({ page }) => {
    await openOn(page, "/faq");
    // Measured where its edge will be after it has slid in.
    await dialog(page).evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    const box = (await dialog(page).boundingBox())!;
    await page.mouse.click(box.x + 4, box.y + 4);
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(box.x - 20, box.y + 40);
    await expect(dialog(page)).toHaveCount(0);
  });

  test("a click with a modifier is left to the browser", async ({ page, context }) => {
    await visit(page, "/faq");
    const opened = context.waitForEvent("page");
    await button(page).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/search");
    await expect(dialog(page)).toHaveCount(0);
  });
});

test("Escape gives the focus back and keeps the words typed, selected to be typed over", async ({
  page,
}) => {
  await openOn(page, "/faq");
  await expect(page).toHaveURL("/faq");
  await field(page).fill("oak doors");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await expect(field(page)).toHaveValue("oak doors");
  await page.keyboard.type("stairs");
  await expect(field(page)).toHaveValue("stairs");
});

test("opening it loads no further fonts", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => document.fonts.ready);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") requested.push(request.url());
  });
  await button(page).click();
  await expect(options(page)).not.toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  expect(requested).toEqual([]);
});

for (const keys of ["/", "Control+k", "Meta+k"]) {
  test(`${keys} opens it, and the focus goes back to where it was`, onlyWide, async ({ page }) => {
    await visit(page, "/faq");
    const link = page.getByRole("contentinfo").getByRole("link").first();
    await link.focus();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await dialog(page).getByRole("button", { name: "Close search" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });
}

test("its code loads at the first sign of intent, the index once, when first opened", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const panels = () => requested.filter((path) => path.includes("SearchPanel")).length;
  const indexes = () => requested.filter((path) => path === searchIndexPath).length;
  await visit(page, "/faq");
  expect([panels(), indexes()]).toEqual([0, 0]);
  await button(page).focus();
  await expect.poll(panels).toBe(1);
  expect(indexes()).toBe(0);
  for (let times = 0; times < 2; times++) {
    await page.keyboard.press("/");
    await expect(options(page)).not.toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
  expect([panels(), indexes()]).toEqual([1, 1]);
});
