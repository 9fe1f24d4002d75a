import type { Page } from "@playwright/test";
import sharp from "sharp";

type Rgb = [number, number, number];

/** Relative luminance from 0 to 1 (WCAG 2.2). */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Text that overlaps a picture. */
export type TextOnPicture = {
  words: string;
  colour: Rgb;
  /** Whether the text is large enough for 3:1 to suffice (WCAG 1.4.3). */
  large: boolean;
  box: { x: number; y: number; width: number; height: number };
};

/** Finds text laid over pictures in the viewport, wherever it is in the markup. */
export async function textOnPictures(page: Page): Promise<TextOnPicture[]> {
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
export async function worstContrast(page: Page, { box, colour }: TextOnPicture): Promise<number> {
  const hide = await page.addStyleTag({
    content:
      "* { color: transparent !important; text-shadow: none !important; transition: none !important; }",
  });
  const picture = await page.screenshot({ clip: box });
  await hide.evaluate((style: HTMLElement) => style.remove());
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  let worst = 21;
  for (let at = 0; at < data.length; at += info.channels)
    worst = Math.min(worst, contrast(colour, [data[at]!, data[at + 1]!, data[at + 2]!]));
  return worst;
}
