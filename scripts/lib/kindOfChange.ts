/** Says what happened at a place of two pictures, where its pixels prove it. */
import type { Box, Pixels, Place } from "./difference.ts";

/** Of the pixels that changed, or of those of a place that moved: so many have to show the same. */
const nearlyAll = 0.8;
/** How far a part is looked for, px. */
const farthest = 200;

type Crop = {
  at: (x: number, y: number) => number;
  row: (y: number, x: number, width: number) => Buffer;
};

/** The part of a picture that is within a box: its colours, as RGB in one number, and its rows. */
function crop({ data, width }: Pixels, { left, top }: Box): Crop {
  const start = (x: number, y: number) => ((top + y) * width + left + x) * 4;
  return {
    at: (x, y) => data.readUIntBE(start(x, y), 3),
    row: (y, x, count) => data.subarray(start(x, y), start(x + count, y)),
  };
}

const inHex = (colour: number) => `#${colour.toString(16).padStart(6, "0")}`;

/** The colour that nearly all of what changed had, and the one it has now. */
function recoloured(before: Crop, after: Crop, { width, height }: Box): string | undefined {
  const counts = new Map<number, number>();
  let changed = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [from, to] = [before.at(x, y), after.at(x, y)];
      if (from === to) continue;
      changed++;
      const pair = from * 2 ** 24 + to;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  for (const [pair, count] of counts) {
    if (count < changed * nearlyAll) continue;
    const [from, to] = [Math.floor(pair / 2 ** 24), pair % 2 ** 24] as const;
    return `the colour ${inHex(from)} became ${inHex(to)}`;
  }
  return undefined;
}

/** Whether everything in a part of a crop has one colour. */
const isPlain = ({ at }: Crop, { left, top, width, height }: Box) => {
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) if (at(x, y) !== at(left, top)) return false;
  return true;
};

/** Whether all of the crop after is the crop before, moved by so much, on a plain ground or over nearly all of it. */
function isMoved(before: Crop, after: Crop, { width, height }: Box, right: number, down: number) {
  const [wide, high] = [width - Math.abs(right), height - Math.abs(down)];
  const from = { left: Math.max(0, -right), top: Math.max(0, -down), width: wide, height: high };
  for (let y = 0; y < high; y++) {
    const row = before.row(from.top + y, from.left, wide);
    const now = after.row(Math.max(0, down) + y, Math.max(0, right), wide);
    if (!row.equals(now)) return false;
  }
  if (isPlain(before, from)) return false;
  if (wide * high >= width * height * nearlyAll) return true;
  // What it left and what it came to: strips at opposite ends.
  const strip = (atEnd: boolean) => ({
    left: atEnd && right !== 0 ? wide : 0,
    top: atEnd && down !== 0 ? high : 0,
    width: Math.abs(right) || width,
    height: Math.abs(down) || height,
  });
  const isForward = right + down > 0;
  return isPlain(before, strip(isForward)) && isPlain(after, strip(!isForward));
}

/** Such as "moved 12 px down": everything at a place, up, down or sideways. */
function moved(before: Crop, after: Crop, box: Box): string | undefined {
  for (let px = 1; px <= farthest; px++)
    for (const [right, down, way] of [
      [0, px, "down"],
      [0, -px, "up"],
      [px, 0, "to the right"],
      [-px, 0, "to the left"],
    ] as const) {
      const isWithin = Math.abs(right) < box.width && Math.abs(down) < box.height;
      if (isWithin && isMoved(before, after, box, right, down)) return `moved ${px} px ${way}`;
    }
  return undefined;
}

/**
 * What happened at a place, if its pixels prove it: that it moved, or that a colour became another.
 * Undefined as well where the place has grown or shrunk.
 */
export function kindOfChange(before: Pixels, after: Pixels, place: Place): string | undefined {
  if (place.most === undefined) return undefined;
  const [one, other] = [crop(before, place.before), crop(after, place.after)];
  return moved(one, other, place.after) ?? recoloured(one, other, place.after);
}
