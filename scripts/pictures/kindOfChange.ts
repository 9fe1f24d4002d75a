/** Finds out what happened where two pictures differ, as far as the pixels prove it. */
import { channels, distance, type Recolouring } from "./colours.ts";
import { around, splitPlace, type Box, type Pixels, type Place } from "./difference.ts";

/** The share of the pixels that changed which has to show the same. */
const nearlyAll = 0.8;
/** How far a part is looked for within its own place, px. */
const farthest = 200;
/** By how much the sizes of a part that moved may differ, px: what it covers may have its colour at an edge. */
const slack = 4;

/** How far the colour of lines is from their ground at least, of 255: nearer, blends can't be told apart. */
const leastContrast = 32;
/** How far a blend may be from the one expected, of 255, since each of the two is rounded and smoothed. */
const blendSlack = 16;
/** The share of the pixels of lines that have to be such blends: a photograph has many by chance. */
const nearlyAllBlends = 0.95;

/** So many times as many colours as where it went to are a part's: a ground has few. */
const timesAsMany = 2;
/** By how much more of the pixels have to show one direction, for it to be the one in which a part moved. */
const clearlyMore = 0.05;
/** The share of the pixels that two parts which changed places show of each other. */
const allButSpecks = 0.99;

/** Each part is compared with each, in case one moved to where the other is, if there are no more than so many. */
const mostCompared = 20;

/** How far something moved, px: to the left and up if negative. */
export type Shift = { right: number; down: number };
const isSameShift = (one: Shift, other: Shift) =>
  one.right === other.right && one.down === other.down;

/** What moved up to where a part is gone, or made room for one that is new: on which side of it, and how far, px. */
export type Neighbour = { side: "right" | "left" | "below" | "above"; px: number };

/** What happened at a place. */
export type DetectedChange = {
  place: Place;
  /** "changed" if the pixels prove nothing else. */
  kind:
    | "moved"
    | "swapped"
    | "reordered"
    | "gone"
    | "new"
    | "added"
    | "removed"
    | "recoloured"
    | "changed";
  /** How far a part, or a block in another order, moved. */
  by?: Shift | undefined;
  colours?: Recolouring | undefined;
  neighbour?: Neighbour | undefined;
  /** Whether it may follow from another place, which explains it. */
  follows?: boolean;
};

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

/** The colour that nearly all of what changed had, and the one it has now. */
function recoloured(before: Crop, after: Crop, { width, height }: Box): Recolouring | undefined {
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
    return { from: Math.floor(pair / 2 ** 24), to: pair % 2 ** 24 };
  }
  return undefined;
}

/**
 * The colour that letters or lines had, and the one they have now: each pixel that changed is a blend of the ground
 * and the colour, as far towards it as before.
 */
function colourOfLines(before: Crop, after: Crop, { width, height }: Box): Recolouring | undefined {
  const grounds = new Map<number, number>();
  const changed: [number, number][] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [from, to] = [before.at(x, y), after.at(x, y)];
      if (from === to) grounds.set(from, (grounds.get(from) ?? 0) + 1);
      else changed.push([from, to]);
    }
  const [ground] = [...grounds].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  if (ground === undefined) return undefined;
  const far = changed.reduce((most, one) =>
    distance(one[0], ground) > distance(most[0], ground) ? one : most,
  );
  const reach = distance(far[0], ground);
  if (reach < leastContrast) return undefined;
  const isBlend = ([from, to]: [number, number]) => {
    const share = distance(from, ground) / reach;
    return [from, to].every((colour, index) =>
      channels(colour).every((value, channel) => {
        const [none, all] = [channels(ground)[channel]!, channels(far[index]!)[channel]!];
        return Math.abs(none + share * (all - none) - value) <= blendSlack;
      }),
    );
  };
  if (changed.filter(isBlend).length < changed.length * nearlyAllBlends) return undefined;
  return { from: far[0], to: far[1] };
}

/** Whether everything in a part of a crop has one colour. */
const isPlain = ({ at }: Crop, { left, top, width, height }: Box) => {
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) if (at(x, y) !== at(left, top)) return false;
  return true;
};

/** Whether all of the crop after is the crop before, moved by so much, on a plain ground or over nearly all of it. */
function isShifted(before: Crop, after: Crop, { width, height }: Box, right: number, down: number) {
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

/** How far everything at a place moved, up, down or sideways, if it did. */
function shifted(before: Crop, after: Crop, box: Box): Shift | undefined {
  for (let px = 1; px <= farthest; px++)
    for (const [right, down] of [
      [0, px],
      [0, -px],
      [px, 0],
      [-px, 0],
    ] as const) {
      const isWithin = Math.abs(right) < box.width && Math.abs(down) < box.height;
      if (isWithin && isShifted(before, after, box, right, down)) return { right, down };
    }
  return undefined;
}

/** The columns or rows of a box, in order, and those just outside it; undefined at the picture's edge. */
function linesOf({ data, width, height }: Pixels, box: Box, axis: "columns" | "rows") {
  const line = (at: number): string | undefined => {
    if (axis === "rows") {
      if (at < 0 || at >= height) return undefined;
      return data.toString(
        "latin1",
        (at * width + box.left) * 4,
        (at * width + box.left + box.width) * 4,
      );
    }
    if (at < 0 || at >= width) return undefined;
    const pixels: number[] = [];
    for (let y = box.top; y < box.top + box.height; y++)
      pixels.push(data.readUInt32LE((y * width + at) * 4));
    return pixels.join();
  };
  const [start, count] = axis === "rows" ? [box.top, box.height] : [box.left, box.width];
  return {
    lines: Array.from({ length: count }, (_, at) => line(start + at)!),
    first: line(start - 1),
    last: line(start + count),
  };
}
type Lines = ReturnType<typeof linesOf>;
const reversed = ({ lines, first, last }: Lines): Lines => ({
  lines: lines.toReversed(),
  first: last,
  last: first,
});

/**
 * How many lines one has that the other lacks, if nothing else differs: at the end of the other there are as many
 * like those that follow. Undefined if it isn't so.
 */
function lacking(one: Lines, other: Lines): number | undefined {
  let count = 0;
  while (count < other.lines.length && other.lines.at(-1 - count) === other.last) count++;
  if (count === 0) return undefined;
  const kept = other.lines.length - count;
  const isOnlyMoved = one.lines.slice(0, count).every((line) => line === one.lines[0]);
  const isKept = other.lines.slice(0, kept).every((line, at) => line === one.lines[count + at]);
  // A part of one colour on its ground; but without anything kept, ground alone is nothing.
  const isGround = one.lines.slice(0, count).every((line) => line === one.last);
  return isKept && !isGround && !(kept > 0 && isOnlyMoved) ? count : undefined;
}

/** The part of a box that only one picture has, and what moved up to close the gap, if anything did. */
type Gone = { strip: Box; neighbour?: Neighbour | undefined };

/** Whether a part is gone and the ground around it has taken its place; with both exchanged, whether it is new. */
function goneOf(before: Pixels, after: Pixels, from: Box, to: Box): Gone | undefined {
  for (const axis of ["columns", "rows"] as const) {
    const [one, other] = [linesOf(before, from, axis), linesOf(after, to, axis)];
    for (const isForward of [true, false]) {
      const count = isForward ? lacking(one, other) : lacking(reversed(one), reversed(other));
      if (count === undefined) continue;
      const start = isForward ? 0 : one.lines.length - count;
      const isWhole = count === one.lines.length;
      const [strip, sides] =
        axis === "columns"
          ? [{ ...from, left: from.left + start, width: count }, ["right", "left"] as const]
          : [{ ...from, top: from.top + start, height: count }, ["below", "above"] as const];
      const side = sides[isForward ? 0 : 1];
      return { strip, neighbour: isWhole ? undefined : { side, px: count } };
    }
  }
  return undefined;
}

/** The least height of a line of letters, px: what is less tall is drawn. */
const leastLetters = 5;

/** What stands between rows of one colour each, and may be letters. */
function linesOfLetters(picture: Pixels, box: Box) {
  const { at, row } = crop(picture, box);
  const found: { top: number; end: number; pixels: Buffer }[] = [];
  for (let y = 0; y < box.height; y++) {
    const isGround = Array.from({ length: box.width }, (_, x) => at(x, y)).every(
      (colour) => colour === at(0, y),
    );
    if (isGround) continue;
    const pixels = row(y, 0, box.width);
    const last = found.at(-1);
    if (last?.end === y)
      Object.assign(last, { end: y + 1, pixels: Buffer.concat([last.pixels, pixels]) });
    else found.push({ top: y, end: y + 1, pixels });
  }
  return found.filter(({ top, end }) => end - top >= leastLetters);
}

/** Says on which side of its letters a place changed, if the letters are the same; undefined if they aren't. */
export function besideLetters(
  before: Pixels,
  after: Pixels,
  place: Place,
): "above" | "below" | "beside" | undefined {
  const [one, other] = [linesOfLetters(before, place.before), linesOfLetters(after, place.after)];
  const isSame =
    one.length > 0 &&
    one.length === other.length &&
    one.every(
      ({ top, pixels }, index) =>
        pixels.equals(other[index]!.pixels) && Math.abs(top - other[index]!.top) <= slack,
    );
  if (!isSame) return undefined;
  const [was, is] = [crop(before, place.before), crop(after, place.after)];
  const { width, height } = place.after;
  /** The rows that differ, without those in which the letters stand or stood. */
  const drawn = Array.from({ length: Math.min(height, place.before.height) }, (_, y) => y).filter(
    (y) =>
      ![...one, ...other].some(({ top, end }) => y >= top && y < end) &&
      !was.row(y, 0, width).equals(is.row(y, 0, width)),
  );
  const [first, last] = [Math.min(one[0]!.top, other[0]!.top), other.at(-1)!.end];
  if (drawn.length === 0) return "beside";
  if (drawn.every((y) => y >= last)) return "below";
  return drawn.every((y) => y < first) ? "above" : "beside";
}

/** The pixels that changed at a place, as places in its box: a sample, if they are many. */
function changedPixels(before: Pixels, after: Pixels, { before: from, after: to }: Place) {
  const [one, other] = [crop(before, from), crop(after, to)];
  const pixels: [number, number][] = [];
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) if (one.at(x, y) !== other.at(x, y)) pixels.push([x, y]);
  const step = Math.ceil(pixels.length / 2000);
  return pixels.filter((_, index) => index % step === 0);
}

/**
 * How far what stood at one place moved to come to stand at the other, if it did: nearly all the pixels that changed
 * there before are those that changed here after.
 */
function movedTo(before: Pixels, after: Pixels, one: Place, other: Place) {
  const [from, to] = [one.before, other.after];
  const isAlike =
    Math.abs(from.width - to.width) <= slack && Math.abs(from.height - to.height) <= slack;
  if (!isAlike) return undefined;
  const left = changedPixels(before, after, one);
  const came = changedPixels(before, after, other);
  const colour = ({ data, width, height }: Pixels, x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : data.readUIntBE((y * width + x) * 4, 3);
  let best: { right: number; down: number; share: number } | undefined;
  for (let across = -slack; across <= slack; across++)
    for (let along = -slack; along <= slack; along++) {
      const right = to.left - from.left + across;
      const down = to.top - from.top + along;
      const isSame = (x: number, y: number) =>
        colour(before, x, y) === colour(after, x + right, y + down);
      const stayed = left.filter(([x, y]) => isSame(from.left + x, from.top + y)).length;
      if (stayed < left.length * nearlyAll) continue;
      const arrived = came.filter(([x, y]) =>
        isSame(to.left + x - right, to.top + y - down),
      ).length;
      if (arrived < came.length * nearlyAll) continue;
      const share = (stayed + arrived) / (left.length + came.length);
      if (!best || share > best.share) best = { right, down, share };
    }
  return best;
}

/** What happened at a place by itself. */
function kindAt(before: Pixels, after: Pixels, place: Place): DetectedChange {
  if (place.before.height === 0) return { place, kind: "added" };
  if (place.after.height === 0) return { place, kind: "removed" };
  if (place.most === undefined) return { place, kind: "changed" };
  const [one, other] = [crop(before, place.before), crop(after, place.after)];
  const gone = goneOf(before, after, place.before, place.after);
  const added = goneOf(after, before, place.after, place.before);
  const found = gone ?? added;
  if (found && !(gone && added)) {
    // The same part of both, since the place has one height.
    const offset = place.after.top - place.before.top;
    const { strip } = found;
    const from = gone ? strip : { ...strip, top: strip.top - offset };
    return {
      place: { before: from, after: { ...from, top: from.top + offset }, most: place.most },
      kind: gone ? "gone" : "new",
      neighbour: found.neighbour,
    };
  }
  const by = shifted(one, other, place.after);
  if (by) return { place, kind: "moved", by };
  const colours = recoloured(one, other, place.after) ?? colourOfLines(one, other, place.after);
  if (colours) return { place, kind: "recoloured", colours };
  return { place, kind: "changed" };
}

/** How many colours what changed at a place had before: one, on a plain ground. */
function coloursOf(before: Pixels, after: Pixels, place: Place): number {
  const { at } = crop(before, place.before);
  return new Set(changedPixels(before, after, place).map(([x, y]) => at(x, y))).size;
}

/** What two places tell of one part: that it left the one and came to the other, or that two changed places. */
function movedBetween(
  before: Pixels,
  after: Pixels,
  one: Place,
  other: Place,
): DetectedChange | undefined {
  const by = movedTo(before, after, one, other);
  if (!by) return undefined;
  const place = { before: one.before, after: other.after };
  const moved: DetectedChange = { place, kind: "moved", by: { right: by.right, down: by.down } };
  // What a part covers seems to have moved the other way, where that is alike.
  const back = movedTo(before, after, other, one);
  if (!back) return moved;
  const [was, is] = [coloursOf(before, after, one), coloursOf(before, after, other)];
  if (was >= timesAsMany * is) return moved;
  if (is >= timesAsMany * was) return undefined;
  if (by.share > back.share + clearlyMore) return moved;
  if (Math.min(was, is) > 1 && Math.min(by.share, back.share) > allButSpecks)
    return { place, kind: "swapped" };
  return goneOf(before, after, one.before, one.after) ? moved : undefined;
}

/** Takes from places those that tell of parts that moved. */
function takeMoved(
  before: Pixels,
  after: Pixels,
  places: Place[],
): { moved: DetectedChange[]; others: Place[] } {
  const moved: DetectedChange[] = [];
  const others = new Set(places);
  for (const one of places)
    for (const other of places) {
      if (one === other || !others.has(one) || !others.has(other)) continue;
      if (one.most === undefined || other.most === undefined) continue;
      const told = movedBetween(before, after, one, other);
      if (!told) continue;
      others.delete(one);
      others.delete(other);
      moved.push(told);
    }
  return { moved, others: [...others] };
}

/** What a shift leaves at an edge, such as half a pixel of a letter, is no thicker and moved no farther, px. */
const thickest = 3;

/** Whether an order that changed may explain a place: it lies between where a block was and where it is. */
function standsBetween(one: Box, { before, after }: Place): boolean {
  const { top, height } = around(before, after);
  return one.top >= top - thickest && one.top + one.height <= top + height + thickest;
}

/** Whether a place is as thin, or moved as little, as what a shift leaves at an edge. */
function isEdge({ place: { before, after, most }, by }: DetectedChange): boolean {
  if (most === undefined && !by) return false;
  return (
    Math.max(before.height, after.height) <= thickest ||
    Math.max(before.width, after.width) <= thickest ||
    (by !== undefined && Math.max(Math.abs(by.right), Math.abs(by.down)) <= thickest)
  );
}

/** Up to this, of 255, a change of colour at an edge may be a blend of what changed beside it. */
const blended = 8;

/** Marks what may follow from another place: an edge, what moved as far, and what stands where the order changed. */
function markFollowing(told: DetectedChange[]): DetectedChange[] {
  const hasShift = told.some(
    (one) =>
      !isEdge(one) &&
      (one.place.most === undefined || !["recoloured", "changed"].includes(one.kind)),
  );
  return told.map((one) => {
    const isBlend = (other: DetectedChange) =>
      isEdge(other) && (other.place.most ?? 255) <= blended;
    if (one.kind === "recoloured" && isBlend(one) && !told.every(isBlend))
      return { ...one, follows: true };
    if (one.kind === "reordered" || one.kind === "recoloured") return one;
    const isReordered = told.some(
      ({ place }) =>
        place.moved &&
        (standsBetween(one.place.after, place) || standsBetween(one.place.before, place)),
    );
    const first = one.by && told.find(({ by }) => by && isSameShift(by, one.by!));
    const follows = (hasShift && isEdge(one)) || isReordered || (first && first !== one);
    return follows ? { ...one, follows } : one;
  });
}

/** What happened at each place; the parts of a place to which the same happened are told as one. */
export function kindsOfChange(before: Pixels, after: Pixels, places: Place[]): DetectedChange[] {
  const whole = new Map<Place, Place>();
  const parts = places
    .filter((place) => !place.moved)
    .flatMap((place) =>
      splitPlace(before, after, place).map((part) => {
        whole.set(part, place);
        return part;
      }),
    );
  const { moved, others } =
    parts.length <= mostCompared ? takeMoved(before, after, parts) : { moved: [], others: parts };
  const told = [...moved];
  const alike = new Map<string, DetectedChange>();
  for (const part of others) {
    const one = kindAt(before, after, part);
    const { kind, by, colours, neighbour } = one;
    const key = JSON.stringify([places.indexOf(whole.get(part)!), kind, by, colours, neighbour]);
    const last = alike.get(key);
    if (!last) {
      alike.set(key, one);
      told.push(one);
      continue;
    }
    last.place = {
      before: around(last.place.before, part.before),
      after: around(last.place.after, part.after),
      most: Math.max(last.place.most!, part.most!),
    };
  }
  // The order first: the rest may follow from it.
  return markFollowing([
    ...places.flatMap((place) => {
      const down = place.after.top - place.before.top;
      return place.moved ? [{ place, kind: "reordered" as const, by: { right: 0, down } }] : [];
    }),
    ...told.toSorted((one, other) => one.place.after.top - other.place.after.top),
  ]);
}
