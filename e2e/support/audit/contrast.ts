import type { Page } from "@playwright/test";
import axe from "axe-core";
import sharp from "sharp";

/** What axe's own checks measure contrast with; its types leave it out. */
type Colours = {
  Color: new (...channels: number[]) => object;
  getContrast: (one: object, other: object) => number;
};
const { Color, getContrast } = (axe.commons as unknown as { color: Colours }).color;

type Box = { left: number; top: number; width: number; height: number };
type Text = {
  target: string;
  /** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
  colour: number[];
  /** The least that WCAG 1.4.3 asks for: 3 for large text, 4.5 for other. */
  least: number;
  /** Its lines, px in the viewport; none if one of them lies outside or under something. */
  lines: Box[];
};
export type Contrast = { ratio: number; least: number };

/** Scrolls to the first element and returns the text of every element that is then in view. */
const textInView = (page: Page, targets: string[]) =>
  page.evaluate(async (wanted): Promise<Text[]> => {
    document
      .querySelector(wanted[0]!)!
      .scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    // Bars come and go with the scroll.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    );
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
    return wanted.map((target) => {
      const element = document.querySelector(target)!;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      let opacity = alpha / 255;
      for (let up: Element | null = element; up; up = up.parentElement)
        opacity *= Number(getComputedStyle(up).opacity);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      // What is typed into a field is no node.
      const boxes =
        element instanceof HTMLInputElement
          ? [element.getBoundingClientRect()]
          : [...element.childNodes]
              .filter((node) => node instanceof Text)
              .flatMap((node) => {
                const range = document.createRange();
                range.selectNodeContents(node);
                return [...range.getClientRects()];
              });
      const lines = boxes.filter(({ width, height }) => width > 1 && height > 1);
      const isUncovered = (x: number, y: number) => {
        const met = document.elementFromPoint(x, y);
        return met !== null && (element.contains(met) || met.contains(element));
      };
      const isInView = lines.every(
        ({ left, top, right, bottom }) =>
          left >= 0 &&
          right <= innerWidth &&
          isUncovered(left + 1, top + 1) &&
          isUncovered(right - 1, bottom - 1),
      );
      return {
        target,
        colour: [red, green, blue, opacity],
        least: isLarge ? 3 : 4.5,
        // The first stands in the middle, where nothing but its own widget can cover it.
        lines:
          isInView || target === wanted[0]
            ? lines.map(({ left, top, width, height }) => ({ left, top, width, height }))
            : [],
      };
    });
  }, targets);

/** By a constructed style sheet: the page's policy blocks an added one. */
const hideText = (page: Page, isHidden: boolean) =>
  page.evaluate((hide) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { transition: none !important; color: transparent !important }");
    document.adoptedStyleSheets = hide
      ? [...document.adoptedStyleSheets, sheet]
      : document.adoptedStyleSheets.slice(0, -1);
  }, isHidden);

const pixelsOf = async (png: Buffer) =>
  sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Measures the contrast of text that axe leaves undetermined, such as text on a gradient: against
 * what lies behind each pixel of its letters, which are those that vanish with the text's colour.
 *
 * @param targets a CSS selector for each text
 * @returns the contrast of each that 95 % of its pixels reach, since a thin line of a drawing may
 *   cross a letter; 0 for text that can't be seen
 */
export async function measureContrast(
  page: Page,
  targets: string[],
): Promise<Map<string, Contrast>> {
  const measured = new Map<string, Contrast>();
  const scroll = await page.evaluate(() => window.scrollY);
  for (let left = targets; left.length > 0; left = targets.filter((each) => !measured.has(each))) {
    const texts = await textInView(page, left);
    const shown = await pixelsOf(await page.screenshot());
    await hideText(page, true);
    const behind = await pixelsOf(await page.screenshot());
    await hideText(page, false);
    const { width, height, channels } = shown.info;
    const scale = width / page.viewportSize()!.width;
    for (const { target, colour, least, lines } of texts) {
      const contrasts: number[] = [];
      const [red, green, blue, opacity] = colour as [number, number, number, number];
      for (const line of lines) {
        const end = Math.min(height, Math.ceil((line.top + line.height) * scale));
        const right = Math.min(width, Math.ceil((line.left + line.width) * scale));
        for (let y = Math.floor(line.top * scale); y < end; y++)
          for (let x = Math.floor(line.left * scale); x < right; x++) {
            const at = (y * width + x) * channels;
            const [one, other] = [shown, behind].map(({ data }) => [
              ...data.subarray(at, at + 3),
            ]) as [number[], number[]];
            if (one.every((value, channel) => Math.abs(value - other[channel]!) < 24)) continue;
            const letter = [red, green, blue].map(
              (value, channel) => value * opacity + other[channel]! * (1 - opacity),
            );
            contrasts.push(getContrast(new Color(...letter, 1), new Color(...other, 1)));
          }
      }
      const [lowest = 0] = contrasts.toSorted((a, b) => a - b).slice(contrasts.length * 0.05);
      if (lines.length > 0 || target === left[0]) measured.set(target, { ratio: lowest, least });
    }
  }
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scroll);
  return measured;
}
