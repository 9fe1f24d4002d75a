import { expect, test, type Page } from "@playwright/test";
import { expectFocusKept, pictureLinks } from "../support/dialogs.ts";
import { visit } from "../support/hydrated.ts";
import { onlyNarrow } from "../support/screen.ts";
import { galleryProject } from "../support/examples.ts";

const path = `/projects/${galleryProject.slug}`;
const count = galleryProject.images.length;
const [first, second] = galleryProject.images;
const dialog = (page: Page) =>
  page.getByRole("dialog", { name: `Pictures of ${galleryProject.title}` });
const link = (page: Page, index: number) => pictureLinks(page).nth(index);

test("keyboard: opens, turns, stays inside, closes and gives focus back", async ({ page }) => {
  await visit(page, path);
  await link(page, 0).focus();
  await page.keyboard.press("Enter");
  const status = dialog(page).getByRole("status");
  await expect(status).toHaveText(`1 of ${count}`);
  await expect(dialog(page).getByRole("img", { name: first!.alt })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText(`2 of ${count}`);
  await expect(dialog(page).getByRole("img", { name: second!.alt })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(status).toHaveText(`1 of ${count}`);
  await page.keyboard.press("End");
  await expect(status).toHaveText(`${count} of ${count}`);
  await expectFocusKept(page, 6);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(link(page, 0)).toBeFocused();
});

test("preloads the next picture", async ({ page }) => {
  await visit(page, path);
  await link(page, 0).click();
  const next = dialog(page).getByAltText(second!.alt);
  await expect(next).toBeAttached();
  await expect(next).not.toBeInViewport();
  await expect
    .poll(() => next.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
});

test("the buttons work even if the swipe code fails to load", async ({ page }) => {
  await page.route(/\/Slides-/, (route) => route.abort());
  await visit(page, path);
  await link(page, 0).click();
  await dialog(page).getByRole("button", { name: "Next picture" }).click();
  await expect(dialog(page).getByRole("img", { name: second!.alt })).toBeVisible();
});

test.describe("by touch", onlyNarrow, () => {
  const open = async (page: Page) => {
    await visit(page, path);
    await link(page, 0).tap();
    await expect(dialog(page).getByRole("region")).toBeVisible();
    // Until then a tap counts as the second half of a double tap.
    await expect(dialog(page)).toHaveCSS("pointer-events", "auto");
    return page.viewportSize()!;
  };

  test("turns with a swipe, not with less", async ({ page }) => {
    const { width, height } = await open(page);
    const status = dialog(page).getByRole("status");
    const session = await page.context().newCDPSession(page);
    const send = (type: string, x?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: x === undefined ? [] : [{ x, y: height / 2 }],
      });
    const swipe = async (by: number) => {
      const start = (width - by) / 2;
      await send("touchStart", start);
      for (let step = 1; step <= 10; step++) {
        await send("touchMove", start + (by * step) / 10);
        // The browser sends one move event per frame; ten moves in one would be a jump, not a
        // swipe.
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await send("touchEnd");
    };
    await swipe(-25);
    await expect(status).toHaveText(`1 of ${count}`);
    await swipe(-width / 2);
    await expect(status).toHaveText(`2 of ${count}`);
    await swipe(width / 2);
    await expect(status).toHaveText(`1 of ${count}`);
  });

  test("a picture fills the width and grows with a double tap", async ({ page }) => {
    const { width, height } = await open(page);
    const picture = dialog(page).getByRole("img", { name: first!.alt });
    const shownWidth = () => picture.evaluate((image) => image.getBoundingClientRect().width);
    expect(await shownWidth()).toBeCloseTo(width, 0);
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(width / 2, height / 2);
    await expect.poll(shownWidth).toBeGreaterThan(width * 1.9);
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("each picture leads to its largest file", async ({ page, request }) => {
    await page.goto(path);
    for (let index = 0; index < count; index++) {
      const href = await link(page, index).getAttribute("href");
      // Sorted from narrow to wide; a drawing has a single file.
      const files = link(page, index).locator("source");
      const widest = (await files.count())
        ? (await files.getAttribute("srcset"))!.split(", ").at(-1)!.split(" ")[0]
        : await link(page, index).locator("img").getAttribute("src");
      expect(href).toBe(widest);
      expect((await request.get(href!)).status()).toBe(200);
    }
    await expect(page.getByText(first!.caption!, { exact: true })).toBeVisible();
  });
});
