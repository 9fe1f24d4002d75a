/** Compares two pictures pixel by pixel, and draws where they differ. */
import pixelmatch from "pixelmatch";
import sharp, { type Sharp } from "sharp";

/** Where a run leaves the pictures that differ from their baselines or have none. */
export const refusedFolder = "test-results/pictures";

/** RGBA, row by row; width and height in px. */
export type Pixels = { data: Buffer; width: number; height: number };

/** Reads a PNG or WebP file. */
export async function decode(file: Buffer): Promise<Pixels> {
  const image = sharp(file).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const toSharp = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** Lossless, and quick rather than small: for reports. */
export const toWebp = (picture: Sharp): Promise<Buffer> =>
  picture.webp({ lossless: true, effort: 0 }).toBuffer();

export const isSame = (one: Pixels, other: Pixels): boolean =>
  one.width === other.width && one.data.equals(other.data);

/** Extends a picture to the right and below with transparent pixels. */
async function extend(picture: Pixels, width: number, height: number): Promise<Pixels> {
  const [right, bottom] = [width - picture.width, height - picture.height];
  if (right === 0 && bottom === 0) return picture;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const data = await toSharp(picture).extend({ right, bottom, background }).raw().toBuffer();
  return { data, width, height };
}

/** A colour that neither the site nor its drawings have. */
const strong = { numbers: [255, 0, 200] as [number, number, number], css: "#ff00c8" };

/** Distance of the frame around what differs, and its width, px. */
const [frameGap, frameWidth] = [12, 4];

/** Rows of pixels that differ, and how far they reach. */
type Place = { left: number; top: number; right: number; bottom: number };
/** Rows that are alike between two places, px. */
const apart = 40;

/**
 * Draws what differs in a strong colour and a frame around each place, over the faded first picture.
 * Pictures of different sizes are compared from their top left corner.
 * @returns a WebP, and in words how much differs and where
 */
export async function drawDifference(
  expected: Pixels,
  actual: Pixels,
): Promise<{ picture: Buffer; words: string }> {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const [before, after] = await Promise.all([
    extend(expected, width, height),
    extend(actual, width, height),
  ]);
  const data = Buffer.alloc(width * height * 4);
  // Every difference counts, however small or close to an edge.
  const exact = { threshold: 0, includeAA: true, diffColor: strong.numbers, alpha: 0.2 };
  const count = pixelmatch(before.data, after.data, data, width, height, exact);

  const places: Place[] = [];
  // The largest difference of a channel, since a step of one in a colour can't be seen.
  let most = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (before.data.readUInt32LE(at) === after.data.readUInt32LE(at)) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    for (let channel = at; channel < at + 4; channel++)
      most = Math.max(most, Math.abs(before.data[channel]! - after.data[channel]!));
    const last = places.at(-1);
    if (last && y - last.bottom <= apart) {
      last.left = Math.min(last.left, x);
      last.right = Math.max(last.right, x);
      last.bottom = y;
    } else places.push({ left: x, right: x, top: y, bottom: y });
  }
  const frames = places.map(
    ({ left, top, right, bottom }) => `<rect x="${left - frameGap}" y="${top - frameGap}"
    width="${right - left + 2 * frameGap}" height="${bottom - top + 2 * frameGap}" fill="none"
    stroke="${strong.css}" stroke-width="${frameWidth}"/>`,
  );
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames.join("")}</svg>`;
  const picture = toSharp({ data, width, height }).composite([{ input: Buffer.from(frame) }]);

  const named = places
    .slice(0, 3)
    .map(({ left, top, right, bottom }) => `x ${left}–${right}, y ${top}–${bottom}`);
  const rest =
    places.length > named.length ? ` and ${places.length - named.length} more places` : "";
  const where = `${count} px differ by up to ${most} of 255, at ${named.join("; ")}${rest}`;
  const isResized = expected.width !== actual.width || expected.height !== actual.height;
  const sizes = `is ${actual.width} × ${actual.height} px, not ${expected.width} × ${expected.height}; `;
  return { picture: await toWebp(picture), words: (isResized ? sizes : "") + where };
}
