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

/** The least box with both of these in it. */
export function around(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** A part that differs, in either picture: before, one that was added has no height; after, one that was removed. */
export type Place = {
  before: Box;
  after: Box;
  /** The largest difference of a colour's channel, of 255; undefined where the heights differ. */
  most?: number;
  /** If it stands in another order than before: how many of its rows differ. */
  moved?: { differing: number };
};

/** Two places are apart if so many rows between them are alike. */
const apart = 40;

/** Rows that each picture has once, in the order of both: as many as there can be, by where they are in either. */
function commonRows(one: string[], other: string[]): [number, number][] {
  const once = (rows: string[]) =>
    new Map(
      [...Map.groupBy(rows.keys(), (y) => rows[y]!)].flatMap(([row, [y, again]]) =>
        again === undefined ? [[row, y!]] : [],
      ),
    );
  const inOther = once(other);
  type Step = { y: number; z: number; last?: Step | undefined };
  /** The last row of the best run of each length. */
  const ends: Step[] = [];
  for (const [row, y] of once(one)) {
    const z = inOther.get(row);
    if (z === undefined) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]!.z < z) low = middle + 1;
      else high = middle;
    }
    ends[low] = { y, z, last: ends[low - 1] };
  }
  const run: [number, number][] = [];
  for (let step = ends.at(-1); step; step = step.last) run.unshift([step.y, step.z]);
  return run;
}

/**
 * Whether rows that came or went have pushed others to another height. Not if each row is in both pictures: a part moved
 * on its ground then. Nor if only a few rows stand elsewhere: those of a small part.
 */
function isPushed(before: string[], after: string[]): boolean {
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const isOneLacking =
    before.some((row) => !inAfter.has(row)) || after.some((row) => !inBefore.has(row));
  if (!isOneLacking) return false;
  return commonRows(before, after).filter(([y, z]) => y !== z).length >= apart;
}

/** Each row in turn: 0 for one that both pictures have, -1 for one of the first alone, 1 of the second. */
function alignRows(before: string[], after: string[]): number[] {
  if (before.length === after.length && !isPushed(before, after))
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
    : alignBetween(one, other, commonRows(one, other));
  return [...Array<number>(top).fill(0), ...middle, ...Array<number>(end).fill(0)];
}

/** The same of many rows: those between two that both pictures have at a time. */
function alignBetween(one: string[], other: string[], common: [number, number][]): number[] {
  if (common.length === 0) return [...one.map(() => -1), ...other.map(() => 1)];
  const changes: number[] = [];
  let [from, to] = [0, 0];
  for (const [y, z] of [...common, [one.length, other.length] as const]) {
    changes.push(...alignRows(one.slice(from, y), other.slice(to, z)));
    if (y < one.length) changes.push(0);
    [from, to] = [y + 1, z + 1];
  }
  return changes;
}

/** The part of two boxes of one size in which pixels differ, and how much. */
function measure(before: Pixels, after: Pixels, from: Box, to: Box): Place {
  let [left, right, top, bottom, most] = [to.width, 0, to.height, 0, 0];
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      const one = ((from.top + y) * before.width + from.left + x) * 4;
      const other = ((to.top + y) * after.width + to.left + x) * 4;
      if (before.data.readUInt32LE(one) === after.data.readUInt32LE(other)) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      for (let channel = 0; channel < 4; channel++)
        most = Math.max(most, Math.abs(before.data[one + channel]! - after.data[other + channel]!));
    }
  const size = { width: right - left, height: bottom - top };
  return {
    before: { left: from.left + left, top: from.top + top, ...size },
    after: { left: to.left + left, top: to.top + top, ...size },
    most,
  };
}

/** The parts of a place that stand apart, from left to right: itself, if it is one or its heights differ. */
export function splitPlace(before: Pixels, after: Pixels, place: Place): Place[] {
  const { before: from, after: to, most } = place;
  if (most === undefined) return [place];
  const differs = (x: number) => {
    for (let y = 0; y < to.height; y++) {
      const one = ((from.top + y) * before.width + from.left + x) * 4;
      const other = ((to.top + y) * after.width + to.left + x) * 4;
      if (before.data.readUInt32LE(one) !== after.data.readUInt32LE(other)) return true;
    }
    return false;
  };
  const runs: { start: number; end: number }[] = [];
  for (let x = 0; x < to.width; x++) {
    if (!differs(x)) continue;
    const last = runs.at(-1);
    if (last && x - last.end < apart) last.end = x + 1;
    else runs.push({ start: x, end: x + 1 });
  }
  return runs.map(({ start, end }) => {
    const within = (box: Box) => ({ ...box, left: box.left + start, width: end - start });
    return measure(before, after, within(from), within(to));
  });
}

/** Rows that both pictures have: where they begin, and how many they are, in either. */
type Block = { from: number; to: number; height: number; heightAfter: number; alike: number };

/**
 * Blocks of rows that both pictures have, but in another order: not those that only stand lower or higher because of
 * what is above them. Of two that changed places, the less tall one is said to have moved.
 */
function movedBlocks(before: string[], after: string[]): Block[] {
  const countOf = (rows: string[]) => {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
    return counts;
  };
  const [inBefore, inAfter] = [countOf(before), countOf(after)];
  const at = new Map(after.map((row, z) => [row, z]));
  const taken = new Set<number>();
  const isPair = (y: number, z: number) =>
    z >= 0 && z < after.length && before[y] === after[z] && !taken.has(z);
  const blocks: Block[] = [];
  let end = 0;
  for (let y = 0; y < before.length; y++) {
    const row = before[y]!;
    if (y < end || inBefore.get(row) !== 1 || inAfter.get(row) !== 1) continue;
    let [from, to, height] = [y, at.get(row)!, 1];
    if (taken.has(to)) continue;
    while (isPair(from + height, to + height)) height++;
    while (from > end && isPair(from - 1, to - 1))
      [from, to, height] = [from - 1, to - 1, height + 1];
    for (let z = to; z < to + height; z++) taken.add(z);
    blocks.push({ from, to, height, heightAfter: height, alike: height });
    end = from + height;
  }
  // The tallest blocks that keep their order stay.
  const best: { total: number; last?: number }[] = [];
  blocks.forEach(({ to, height }, index) => {
    best[index] = { total: height };
    for (let earlier = 0; earlier < index; earlier++) {
      const total = best[earlier]!.total + height;
      if (blocks[earlier]!.to < to && total > best[index].total)
        best[index] = { total, last: earlier };
    }
  });
  const staying = new Set<number>();
  const most = best.reduce((highest, { total }) => Math.max(highest, total), 0);
  let next = blocks.length > 0 ? best.findIndex(({ total }) => total === most) : undefined;
  while (next !== undefined) {
    staying.add(next);
    next = best[next]!.last;
  }
  const moved: Block[] = [];
  let last: Block | undefined;
  for (const [index, block] of blocks.entries()) {
    if (staying.has(index)) {
      last = undefined;
      continue;
    }
    const gap = last ? block.from - last.from - last.height : apart;
    const gapAfter = last ? block.to - last.to - last.heightAfter : apart;
    // Letters at half a pixel look different elsewhere: it is one block still.
    if (last && gap < apart && gapAfter >= 0 && Math.abs(gapAfter - gap) <= 2) {
      last.height += gap + block.height;
      last.heightAfter += gapAfter + block.height;
      last.alike += block.height;
    } else {
      last = { ...block };
      moved.push(last);
    }
  }
  return moved.filter(({ alike }) => alike >= apart);
}

/** Where two pictures differ, from top to bottom; what only moved up or down is no difference. */
export function findPlaces(before: Pixels, after: Pixels): Place[] {
  const [from, to] = [before, after].map(({ data, width, height }) =>
    Array.from({ length: height }, (_, y) =>
      hash("sha1", data.subarray(y * width * 4, (y + 1) * width * 4)),
    ),
  ) as [string[], string[]];
  const moved = movedBlocks(from, to);
  /** The rows of either picture that are in no such block. */
  const ys = from.flatMap((_, y) =>
    moved.some((block) => y >= block.from && y < block.from + block.height) ? [] : [y],
  );
  const zs = to.flatMap((_, z) =>
    moved.some((block) => z >= block.to && z < block.to + block.heightAfter) ? [] : [z],
  );
  const places: Place[] = [];
  let [y, z, alike] = [0, 0, apart];
  for (const change of alignRows(
    ys.map((row) => from[row]!),
    zs.map((row) => to[row]!),
  )) {
    const [top, topAfter] = [ys[y] ?? before.height, zs[z] ?? after.height];
    const last = places.at(-1);
    // A block that moved away from here, or came here, parts two places.
    const isBeyond =
      last && (top - 1 > (ys[y - 1] ?? top) || topAfter - 1 > (zs[z - 1] ?? topAfter));
    if (change !== 0 && (alike >= apart || isBeyond))
      places.push({
        before: { left: 0, top, width: before.width, height: 0 },
        after: { left: 0, top: topAfter, width: after.width, height: 0 },
      });
    if (change !== 1) y++;
    if (change !== -1) z++;
    alike = change === 0 ? alike + 1 : 0;
    if (change === 0) continue;
    const place = places.at(-1)!;
    if (change === -1) place.before.height = top + 1 - place.before.top;
    else place.after.height = topAfter + 1 - place.after.top;
  }
  return [
    ...places.map((place) =>
      before.width === after.width && place.before.height === place.after.height
        ? measure(before, after, place.before, place.after)
        : place,
    ),
    ...moved.map((block) => ({
      before: { left: 0, top: block.from, width: before.width, height: block.height },
      after: { left: 0, top: block.to, width: after.width, height: block.heightAfter },
      moved: { differing: block.heightAfter - block.alike },
    })),
  ].toSorted((one, other) => one.after.top - other.after.top);
}
