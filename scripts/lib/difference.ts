/** Compares two pictures pixel by pixel, and finds where they differ. */
import { hash } from "node:crypto";
import { diff } from "node:util";
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

export type Box = { left: number; top: number; width: number; height: number };

/** A part that differs, in either picture: before, one that was added has no height; after, one that was removed. */
export type Place = {
  before: Box;
  after: Box;
  /** The largest difference of a colour's channel, of 255; undefined where the heights differ. */
  most?: number;
};

/** So many rows that are alike part two places, px. */
const apart = 40;

/** Each row in turn: 0 for one that both pictures have, -1 for one of the first alone, 1 of the second. */
function alignRows(before: string[], after: string[]): number[] {
  // Of one height: row by row.
  if (before.length === after.length)
    return before.flatMap((row, y) => (row === after[y] ? [0] : [-1, 1]));
  let top = 0;
  while (top < Math.min(before.length, after.length) && before[top] === after[top]) top++;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - top;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end++;
  const [one, other] = [before, after].map((rows) => rows.slice(top, rows.length - end)) as [
    string[],
    string[],
  ];
  // Its time grows with the number of rows, and of those that only one of the two has.
  const [inOne, inOther] = [new Set(one), new Set(other)];
  const ofOne = one.filter((row) => !inOther.has(row));
  const ofOther = other.filter((row) => !inOne.has(row));
  const differing = ofOne.length + ofOther.length;
  const isQuick = (one.length + other.length) * (differing + 1) < 16e6;
  const middle = isQuick
    ? diff(other, one).map(([change]) => change)
    : [...one.map(() => -1), ...other.map(() => 1)];
  return [...Array<number>(top).fill(0), ...middle, ...Array<number>(end).fill(0)];
}

/** Narrows a place of one height to the columns that differ, and measures how much. */
function measure(before: Pixels, after: Pixels, { top }: Box, to: Box): Place {
  let [left, right, most] = [to.width, 0, 0];
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      const [from, at] = [(top + y) * to.width + x, (to.top + y) * to.width + x];
      if (before.data.readUInt32LE(from * 4) === after.data.readUInt32LE(at * 4)) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      for (let channel = 0; channel < 4; channel++)
        most = Math.max(
          most,
          Math.abs(before.data[from * 4 + channel]! - after.data[at * 4 + channel]!),
        );
    }
  const box = { left, width: right - left, height: to.height };
  return { before: { ...box, top }, after: { ...box, top: to.top }, most };
}

/** Where two pictures differ, from top to bottom; what only moved up or down is no difference. */
export function findPlaces(before: Pixels, after: Pixels): Place[] {
  const [from, to] = [before, after].map(({ data, width, height }) =>
    Array.from({ length: height }, (_, y) =>
      hash("sha1", data.subarray(y * width * 4, (y + 1) * width * 4)),
    ),
  ) as [string[], string[]];
  const places: Place[] = [];
  let [y, z, alike] = [0, 0, apart];
  for (const change of alignRows(from, to)) {
    if (change !== 0 && alike >= apart)
      places.push({
        before: { left: 0, top: y, width: before.width, height: 0 },
        after: { left: 0, top: z, width: after.width, height: 0 },
      });
    if (change !== 1) y++;
    if (change !== -1) z++;
    alike = change === 0 ? alike + 1 : 0;
    if (change === 0) continue;
    const last = places.at(-1)!;
    last.before.height = y - last.before.top;
    last.after.height = z - last.after.top;
  }
  return places.map((place) =>
    before.width === after.width && place.before.height === place.after.height
      ? measure(before, after, place.before, place.after)
      : place,
  );
}
