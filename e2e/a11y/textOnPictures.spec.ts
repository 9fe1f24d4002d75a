import { expect, test, type Page } from "@playwright/test";
import axe from "axe-core";
import sharp from "sharp";
import { atRest } from "../support/axe.ts";
import { covers } from "../support/covers.ts";
import { settled } from "../support/fixedParts.ts";
import { visit } from "../support/hydrated.ts";
import { onePerKind } from "../support/pages.ts";
import { beforeAfterProject } from "../support/examples.ts";

// The engines assume one background colour per text; behind text on a picture there are thousands.

test.use({ bypassCSP: true });

/** What axe's own checks measure contrast with; its types leave it out. */
type Colours = {
  Color: new (...channels: number[]) => object;
  getContrast: (one: object, other: object) => number;
};
const { Color, getContrast } = (axe.commons as unknown as { color: Colours }).color;

type Rgb = [number, number, number];

/** Text that overlaps a picture. */
type TextOnPicture = {
  words: string;
  colour: Rgb;
  /** Whether the text is large enough for 3:1 to suffice (WCAG 1.4.3). */
  large: boolean;
  box: { x: number; y: number; width: number; height: number };
};

/** Finds text laid over pictures in the viewport, wherever it is in the markup. */
async function textOnPictures(page: Page): Promise<TextOnPicture[]> {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll("img, video, canvas, picture")]
      .filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
      .map((picture) => picture.getBoundingClientRect())
      .filter(({ width, height }) => width > 100 && height > 100);
    const found: TextOnPicture[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const own = node.parentElement!;
      const words = node.textContent?.trim() ?? "";
      if (!words || own.closest("script, style, .visually-hidden")) continue;
      if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const over = pictures.some(
          (picture) =>
            box.left < picture.right &&
            box.right > picture.left &&
            box.top < picture.bottom &&
            box.bottom > picture.top,
        );
        const inView =
          box.width > 1 &&
          box.top >= 0 &&
          box.left >= 0 &&
          box.bottom <= innerHeight &&
          box.right <= innerWidth;
        if (!over || !inView) continue;
        const met = document.elementFromPoint(
          (box.left + box.right) / 2,
          (box.top + box.bottom) / 2,
        );
        if (!met || !(own.contains(met) || met.contains(own) || met.matches("input"))) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(own);
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const size = Number.parseFloat(fontSize);
        found.push({
          words,
          colour: [red, green, blue],
          large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          box: { x: box.left, y: box.top, width: box.width, height: box.height },
        });
      }
    }
    return found;
  });
}

/** The worst contrast between the text and the pixels behind it. */
async function worstContrast(page: Page, { box, colour }: TextOnPicture): Promise<number> {
  const hide = await page.addStyleTag({
    content:
      "* { color: transparent !important; text-shadow: none !important; transition: none !important; }",
  });
  const picture = await page.screenshot({ clip: box });
  await hide.evaluate((style: HTMLElement) => style.remove());
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const own = new Color(...colour, 1);
  let worst = 21;
  for (let at = 0; at < data.length; at += info.channels)
    worst = Math.min(worst, getContrast(own, new Color(...data.subarray(at, at + 3), 1)));
  return worst;
}

/** Text on pictures in the viewport with too little contrast. */
async function lowContrastText(page: Page) {
  const tooLow: string[] = [];
  // Bars appear and disappear on scrolling.
  await settled(page);
  await atRest(page);
  const texts = await textOnPictures(page);
  for (const text of texts) {
    const ratio = await worstContrast(page, text);
    if (ratio < (text.large ? 3 : 4.5)) tooLow.push(`${text.words}: ${ratio.toFixed(2)}`);
  }
  return { tooLow, count: texts.length };
}

test(
  "text on pictures has enough contrast, wherever a page of each kind is scrolled",
  { tag: ["@wcag-1.4.3", "@full"] },
  async ({ page }) => {
    test.setTimeout(90_000);
    const tooLow: string[] = [];
    for (const { path } of onePerKind) {
      await visit(page, path);
      // Take a screenshot only where there is text on a picture.
      for (let screen = 0; screen < 3; screen++) {
        tooLow.push(...(await lowContrastText(page)).tooLow);
        await page.evaluate(() => window.scrollBy({ top: innerHeight * 0.9, behavior: "instant" }));
      }
    }
    expect(tooLow).toEqual([]);
  },
);

test("the slider's labels stand out on both pictures", covers(["1.4.3"]), async ({ page }) => {
  await visit(page, `/projects/${beforeAfterProject.slug}`);
  const label = page.getByText("Before", { exact: true });
  await label.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const picture = page.locator("main figure img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const { tooLow, count } = await lowContrastText(page);
  expect(tooLow).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(2);
});
