import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { projectPage } from "../../app/content/loaders/project.server.ts";
import { dialogNamed, pictureLinks } from "../support/page/dialogs.ts";
import { finger, pinchOut } from "../support/browser/finger.ts";
import { frames } from "../support/browser/frames.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { inEngines, onlyNarrow, onlyWide } from "../support/browser/screen.ts";
import { galleryProject } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";

const content = getContent();
const { projects } = content;
const { entry, none } = galleryProject;
test.skip(!entry, none);

const path = `/projects/${entry?.slug}`;
const { images = [], title } = entry ?? {};
const count = images.length;
/** The picture that the page's first link opens: before it a slider may show the first. */
const shown = entry && projectPage(entry.slug, content);
const at = (shown?.pictures.beforeAfter && shown.spreads[0]?.shown[0]) ?? 0;
const first = images[at];
const second = images[at + 1];
const dialog = (page: Page) => dialogNamed(page, `Pictures of ${title}`);
const link = (page: Page, index: number) => pictureLinks(page).nth(index);
const expectShown = (page: Page, number: number) =>
  expect(dialog(page).getByRole("status")).toContainText(`${number} of ${count}`);

test(
  "keyboard: opens, turns round and round, closes and gives focus back",
  inEngines,
  async ({ page }) => {
    await visit(page, path);
    // Without a script it leads to the picture's widest file, the last named.
    const files = await link(page, 0).locator("source, img").first().getAttribute("srcset");
    await expect(link(page, 0)).toHaveAttribute("href", files!.split(", ").at(-1)!.split(" ")[0]!);
    await link(page, 0).press("Enter");
    await expectShown(page, at + 1);
    await expect(dialog(page).getByRole("img", { name: first!.alt })).toBeVisible();
    // Said with what it shows.
    for (const words of [first!.alt, first!.caption ?? ""])
      await expect(dialog(page).getByRole("status")).toContainText(words);
    for (const [key, number] of [
      ["ArrowRight", at + 2],
      ["End", count],
      ["ArrowRight", 1],
      ["ArrowLeft", count],
      ["Home", 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(page, number);
    }
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(link(page, 0)).toBeFocused();
  },
);

test("the arrows turn the picture wherever Tab has led", onlyWide, async ({ page }) => {
  await visit(page, path);
  await link(page, 0).press("Enter");
  await expectShown(page, at + 1);
  const isOutside = () => page.evaluate(() => document.activeElement === document.body);
  // Past its last button, to the window's own controls.
  for (let stop = 0; stop < 6 && !(await isOutside()); stop++) await page.keyboard.press("Tab");
  expect(await isOutside()).toBe(true);
  await page.keyboard.press("ArrowRight");
  await expectShown(page, at + 2);
  await page.keyboard.press("Home");
  await expectShown(page, 1);
});

test("a caption lies on a photograph, and never on a drawing", onlyWide, async ({ page }) => {
  const { slug, images: all } = orSkip({
    entry: projects.find((one) => one.images.some(({ src }) => src.endsWith(".svg"))),
    none: "No project has a drawing.",
  });
  await visit(page, `/projects/${slug}`);
  for (const { alt, caption } of all.filter(
    ({ src, caption: has }) => has && src.endsWith(".svg"),
  )) {
    const drawing = (await page.getByRole("img", { name: alt }).first().boundingBox())!;
    const words = (await page.locator("figcaption", { hasText: caption }).first().boundingBox())!;
    expect(words.y).toBeGreaterThanOrEqual(drawing.y + drawing.height);
  }
});

test(
  "the buttons work even if the swipe code fails to load",
  { tag: "@wcag-2.5.1" },
  async ({ page }) => {
    await page.route(/\/Slides-/, (route) => route.abort());
    await visit(page, path);
    await link(page, 0).click();
    await dialog(page).getByRole("button", { name: "Next picture" }).click();
    await expect(dialog(page).getByRole("img", { name: second!.alt })).toBeVisible();
  },
);

test("by touch: a swipe turns, less doesn't; two taps enlarge", onlyNarrow, async ({ page }) => {
  await visit(page, path);
  await link(page, 0).tap();
  await expect(dialog(page).getByRole("region")).toBeVisible();
  // Until then a tap counts as the second half of a double tap.
  await expect(dialog(page)).toHaveCSS("pointer-events", "auto");
  const { width, height } = page.viewportSize()!;
  const touch = await finger(page);
  for (const by of [-25, -width / 2, width / 2]) {
    const start = (width - by) / 2;
    await touch("touchStart", start, height / 2);
    for (let step = 1; step <= 10; step++) {
      await touch("touchMove", start + (by * step) / 10, height / 2);
      // The browser sends one move event per frame; ten moves in one would be a jump, not a swipe.
      await frames(page, 1);
    }
    await touch("touchEnd");
    await expectShown(page, by < -25 ? at + 2 : at + 1);
  }
  const picture = dialog(page).getByRole("img", { name: first!.alt });
  const shownWidth = () => picture.evaluate((image) => image.getBoundingClientRect().width);
  await expect.poll(shownWidth).toBeCloseTo(width, 0);
  for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(width / 2, height / 2);
  await expect.poll(shownWidth).toBeGreaterThan(width * 1.9);
});

test("two fingers enlarge a picture up to its full file", onlyNarrow, async ({ page }) => {
  await visit(page, path);
  const largest = await link(page, 0).getAttribute("href");
  await link(page, 0).tap();
  await expect(dialog(page).getByRole("region")).toBeVisible();
  await expect(dialog(page)).toHaveCSS("pointer-events", "auto");
  const { width, height } = page.viewportSize()!;
  const picture = dialog(page).getByRole("img", { name: first!.alt });
  const shownWidth = () => picture.evaluate((image) => image.getBoundingClientRect().width);
  await expect.poll(shownWidth).toBeCloseTo(width, 0);
  for (let time = 0; time < 2; time++) await pinchOut(page, { x: width / 2, y: height / 2 });
  await expect.poll(shownWidth).toBeGreaterThan(width * 3);
  await expect(picture).toHaveJSProperty("currentSrc", new URL(largest!, page.url()).href);
  // The page behind has not been zoomed.
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
});
