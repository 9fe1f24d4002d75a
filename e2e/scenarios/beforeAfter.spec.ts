import { expect, test, type Page } from "@playwright/test";
import { finger, pinchOut } from "../support/browser/finger.ts";
import { beforeAfterProject } from "../support/firm/examples.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { openStory } from "../support/browser/storybook.ts";
import { inEngines, onlyNarrow, tags } from "../support/browser/screen.ts";

// Pictures show it in print, in forced colours and, on a project's page, without a script.
async function open(page: Page) {
  await openStory(page, "widgets-beforeafter--starts-in-the-middle");
  await expect(slider(page)).toHaveValue("50");
}
const slider = (page: Page) => page.getByRole("slider", { name: /before and after/ });

/** The slider's bounding box, which is that of the pictures. */
async function track(page: Page) {
  await slider(page).scrollIntoViewIfNeeded();
  const box = (await slider(page).boundingBox())!;
  const { x: left, width } = box;
  return { left, width, middle: left + width / 2, y: box.y + box.height / 3 };
}

async function expectAt(page: Page, position: number) {
  await expect(slider(page)).toHaveValue(String(position));
  await expect(slider(page)).toHaveAttribute("aria-valuetext", `${100 - position} % after`);
}

test(
  "starts in the middle, labelled, and answers the keyboard to both ends",
  tags(inEngines, "@wcag-2.5.7"),
  async ({ page }) => {
    await open(page);
    await expectAt(page, 50);
    for (const label of ["Before", "After"])
      await expect(page.getByRole("figure").getByText(label, { exact: true })).toBeVisible();
    for (const [key, position] of [
      ["ArrowLeft", 49],
      ["PageUp", 59],
      ["End", 100],
      ["ArrowRight", 100],
      ["Home", 0],
      ["ArrowLeft", 0],
      ["PageDown", 0],
    ] as const) {
      await slider(page).press(key);
      await expectAt(page, position);
    }
  },
);

test(
  "goes where it is clicked, and a mouse drags it beyond both ends",
  { tag: ["@wcag-2.5.1", "@wcag-2.5.7"] },
  async ({ page }) => {
    await open(page);
    const { left, width, y } = await track(page);
    await page.mouse.click(left + width * 0.38, y);
    await expectAt(page, 38);
    await page.mouse.down();
    await page.mouse.move(left + width + 200, y, { steps: 4 });
    await expectAt(page, 100);
    await page.mouse.move(left - 200, y, { steps: 4 });
    await expectAt(page, 0);
    await page.mouse.move(left + width / 4, y, { steps: 4 });
    await page.mouse.up();
    await expectAt(page, 25);
  },
);

test("by touch: a tap, a drag beyond both ends, and scrolling", onlyNarrow, async ({ page }) => {
  // On a page, which scrolls.
  await visit(page, `/projects/${orSkip(beforeAfterProject).slug}`);
  const { left, width, middle, y } = await track(page);
  await page.touchscreen.tap(left + width * 0.38, y);
  await expectAt(page, 38);
  const touch = await finger(page);
  /** Moves a finger in steps. */
  const drag = async (from: number, toX: number, toY = y) => {
    await touch("touchStart", from, y);
    for (let part = 1; part <= 6; part++)
      await touch("touchMove", from + ((toX - from) * part) / 6, y + ((toY - y) * part) / 6);
    await touch("touchEnd");
  };
  await drag(middle, Math.max(left - 15, 1));
  await expectAt(page, 0);
  await drag(middle, left + width + 15);
  await expectAt(page, 100);
  const before = await page.evaluate(() => window.scrollY);
  await drag(left + width / 3, left + width / 3, y - 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await expectAt(page, 100);
});

test("two fingers zoom the page and leave the divider", onlyNarrow, async ({ page }) => {
  await open(page);
  const { middle, y } = await track(page);
  await pinchOut(page, { x: middle - 40, y });
  await expect.poll(() => page.evaluate(() => visualViewport!.scale)).toBeGreaterThan(1.5);
  await expectAt(page, 50);
});
