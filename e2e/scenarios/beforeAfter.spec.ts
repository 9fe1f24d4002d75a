import { expect, test, type Page } from "@playwright/test";
import { visit } from "../support/hydrated.ts";
import { onlyNarrow } from "../support/screen.ts";
import { beforeAfterProject } from "../support/examples.ts";

const path = `/projects/${beforeAfterProject.slug}`;
const slider = (page: Page) => page.getByRole("slider", { name: /before and after/ });

/** The slider's bounding box: half a thumb wider than the pictures on each side. */
async function track(page: Page) {
  await slider(page).scrollIntoViewIfNeeded();
  const box = (await slider(page).boundingBox())!;
  const half = 22;
  const left = box.x + half;
  const width = box.width - 2 * half;
  return { left, width, middle: left + width / 2, y: box.y + box.height / 3 };
}

test("starts in the middle and answers the keyboard up to both ends", async ({ page }) => {
  await visit(page, path);
  const range = slider(page);
  await expect(range).toHaveValue("50");
  await range.focus();
  const says = async (position: number) => {
    await expect(range).toHaveValue(String(position));
    await expect(range).toHaveAttribute("aria-valuetext", `${100 - position} % after`);
  };
  await range.press("ArrowLeft");
  await says(49);
  await range.press("PageUp");
  await says(59);
  await range.press("End");
  await range.press("ArrowRight");
  await says(100);
  await range.press("Home");
  await range.press("ArrowLeft");
  await range.press("PageDown");
  await says(0);
});

test("goes where it is clicked", async ({ page }) => {
  await visit(page, path);
  const { left, width, y } = await track(page);
  await page.mouse.click(left + width * 0.38, y);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "62 % after");
});

test("a mouse drags it beyond both ends", async ({ page }) => {
  await visit(page, path);
  const { left, width, middle, y } = await track(page);
  await page.mouse.move(middle, y);
  await page.mouse.down();
  await page.mouse.move(left + width + 200, y, { steps: 4 });
  await expect(slider(page)).toHaveValue("100");
  await page.mouse.move(left - 200, y, { steps: 4 });
  await expect(slider(page)).toHaveValue("0");
  await page.mouse.move(left + width / 4, y, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page)).toHaveValue("25");
});

test.describe("by touch", onlyNarrow, () => {
  test("goes where it is tapped", async ({ page }) => {
    await visit(page, path);
    const { left, width, y } = await track(page);
    await page.touchscreen.tap(left + width * 0.38, y);
    await expect(slider(page)).toHaveAttribute("aria-valuetext", "62 % after");
  });

  test("a finger drags it beyond both ends, and scrolls the page up and down", async ({ page }) => {
    await visit(page, path);
    await expect(slider(page)).toHaveCSS("touch-action", "pan-y");
    const { left, width, middle, y } = await track(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: string, x?: number, down = y) =>
      session.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: x === undefined ? [] : [{ x, y: down }],
      });
    const drag = async (to: number) => {
      await touch("touchStart", middle);
      for (let step = 1; step <= 4; step++) {
        await touch("touchMove", middle + ((to - middle) * step) / 4);
      }
      await touch("touchEnd");
    };
    await drag(Math.max(left - 15, 1));
    await expect(slider(page)).toHaveValue("0");
    await drag(left + width + 15);
    await expect(slider(page)).toHaveValue("100");

    const before = await page.evaluate(() => window.scrollY);
    await touch("touchStart", left + width / 3);
    for (let step = 1; step <= 6; step++) await touch("touchMove", left + width / 3, y - step * 20);
    await touch("touchEnd");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    await expect(slider(page)).toHaveValue("100");
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows both pictures one after the other", async ({ page }) => {
    await page.goto(path);
    const picture = (name: string) =>
      page.getByRole("figure", { name, exact: true }).getByRole("img");
    const before = await picture("Before").boundingBox();
    const after = await picture("After").boundingBox();
    expect(after!.y).toBeGreaterThanOrEqual(before!.y + before!.height);
    await expect(slider(page)).toBeHidden();
    await expect(page.getByText("Before", { exact: true })).toBeVisible();
  });
});

test("both pictures are printed whole", async ({ page }) => {
  await visit(page, path);
  await page.emulateMedia({ media: "print" });
  const figures = page.locator("figure:has(> figcaption)").filter({ hasText: /^(Before|After)$/ });
  await expect(figures).toHaveCount(2);
  for (const figure of await figures.all()) await expect(figure).toHaveCSS("clip-path", "none");
  await expect(slider(page)).toBeHidden();
});

test("the divider shows in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, path);
  const handle = page.locator('[data-part="handle"]');
  await expect(handle).toBeVisible();
  const [line, ground] = await handle.evaluate((element) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(element);
    return [borderTopColor, backgroundColor];
  });
  expect(line).not.toBe(ground);
});
