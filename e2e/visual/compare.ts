/** Two pictures, pixel by pixel. Nothing is tolerated. */
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Raw pixels, four bytes each. */
export type Pixels = { data: Buffer; width: number; height: number };

export type Difference = {
  /** How many pixels differ, and which part of the larger picture they are. */
  pixels: number;
  share: number;
  /** The smallest box around them, px. */
  box: { x: number; y: number; width: number; height: number };
  /** The pixels that differ, on nothing. */
  mask: Pixels;
};

/** What `pixelmatch` paints a differing pixel with, and what no pixel of a page is: a signal red. */
const changed: [number, number, number] = [230, 0, 70];

export async function decode(file: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A lossless WebP: less than half of what a PNG of the same pixels takes. */
export function encode({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

/** The picture on a larger sheet of nothing. */
function onSheet({ data, width, height }: Pixels, sheetWidth: number, sheetHeight: number): Buffer {
  if (width === sheetWidth && height === sheetHeight) return data;
  const sheet = Buffer.alloc(sheetWidth * sheetHeight * 4);
  for (let y = 0; y < height; y++)
    data.copy(sheet, y * sheetWidth * 4, y * width * 4, (y + 1) * width * 4);
  return sheet;
}

function boxAround({ data, width, height }: Pixels): Difference["box"] {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < width * height; at++) {
    if (data[at * 4 + 3] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * @returns nothing when both are the same
 */
export function compare(expected: Pixels, actual: Pixels): Difference | undefined {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const sameSize = expected.width === actual.width && expected.height === actual.height;
  if (sameSize && expected.data.equals(actual.data)) return undefined;
  const mask = { data: Buffer.alloc(width * height * 4), width, height };
  const pixels = pixelmatch(
    onSheet(expected, width, height),
    onSheet(actual, width, height),
    mask.data,
    width,
    height,
    // What one has and the other lacks is a difference, whatever its colour.
    { threshold: 0, includeAA: true, diffMask: true, diffColor: changed, checkerboard: true },
  );
  return { pixels, share: pixels / (width * height), box: boxAround(mask), mask };
}
