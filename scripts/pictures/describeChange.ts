/** Adds to what happened at a place what a person needs to find it: where it is, and the words that stand there. */
import type { Box, Pixels } from "./difference.ts";
import { besideLetters, type DetectedChange } from "./kindOfChange.ts";

/** What stands in a box of a picture: its words, and which parts of the site these are in. */
export type WordsThere = {
  words: string;
  /** A name for each part that styles of its own tell from others: the least one first. */
  parts?: string[];
};
/** Reads a box of the picture after, as long as its page is open. */
export type ReadWords = (box: Box) => Promise<WordsThere>;

/** Words of the page, and where the part that changed stands to them: "says now" if they may have changed. */
export type NearbyWords = {
  text: string;
  relation: "says" | "says now" | "contains" | "begins" | "above" | "below" | "beside";
};

/** What happened at one place of a picture, for `sentences.ts` to say. */
export type DescribedChange = Omit<DetectedChange, "place" | "follows" | "kind"> & {
  kind: DetectedChange["kind"] | "unseen";
  /** Where in the picture, such as "at the top left". */
  area: string;
  /** Where it was, if that is elsewhere. */
  areaBefore?: string;
  size: { width: number; height: number };
  /** How many px taller it is, or shorter if negative. */
  grown: number;
  /** Whether all that follows stands lower or higher for it. */
  shifts: boolean;
  /** Whether rows that were added or removed have nothing in them. */
  isSpace: boolean;
  said?: NearbyWords;
  /** How the block begins that this one moved past, and which side of it this one is on now. */
  passed?: NearbyWords;
  /** How many rows of such a block differ. */
  differing?: number;
  /** The largest difference of a colour's channel, of 255, where it is hardly to be seen. */
  faint?: number;
  /** The least part of the site that it is in, and those around that, by the names of their styles. */
  parts: string[];
};

/** A picture of which nobody has accepted one before. */
export const unseen: DescribedChange = {
  kind: "unseen",
  area: "",
  size: { width: 0, height: 0 },
  grown: 0,
  shifts: false,
  isSpace: false,
  parts: [],
};

/** A difference of colours up to this, of 255, is hardly to be seen. */
export const faintest = 8;
/** How far from a part the words are that tell where it is, px. */
const near = 80;

/** The third of the picture that the middle of a box is in. */
function areaOf({ width, height }: Pixels, box: Box): string {
  const third = (at: number, of: number) => Math.min(2, Math.floor((3 * at) / of));
  const row = ["at the top", "in the middle", "at the bottom"][
    third(box.top + box.height / 2, height)
  ]!;
  if (box.width > width * 0.6) return `${row}, all across`;
  return `${row} ${["left", "centre", "right"][third(box.left + box.width / 2, width)]}`;
}

const rowsAreAlike = ({ data, width }: Pixels, { top, height }: Box) => {
  const row = (y: number) => data.subarray(y * width * 4, (y + 1) * width * 4);
  return Array.from({ length: height }, (_, y) => row(top + y)).every((one) =>
    one.equals(row(top)),
  );
};

type Found = { said?: NearbyWords; parts: string[] };

/** Reads a box; undefined if no words stand there. */
async function readAs(
  relation: NearbyWords["relation"],
  box: Box,
  read?: ReadWords,
): Promise<Found | undefined> {
  const { words, parts = [] } = (await read?.(box)) ?? {};
  return words ? { said: { text: words, relation }, parts } : undefined;
}

/** What stands nearest to a box, and on which side of it: nothing is beside what goes all across. */
async function nearby(picture: Pixels, box: Box, read?: ReadWords): Promise<Found> {
  const { left, top, width, height } = box;
  // As tall as its middle: a line above or below it is no neighbour, although its box may reach into it.
  const band = { left: left - 2 * near, top: top + height / 4, height: height / 2 };
  const below = (reach: number) => ["below", { ...box, top: top - reach, height: reach }] as const;
  for (const [side, at] of [
    ...(width < picture.width ? [["beside", { ...band, width: width + 4 * near }] as const] : []),
    // The nearest line first.
    ...[near / 4, near / 2, (3 * near) / 4, near].map(below),
    ["above", { ...box, top: top + height, height: near }],
    ...[1.5 * near, 2 * near, 3 * near].map(below),
  ] as const) {
    const found = await readAs(side, at, read);
    if (found) return found;
  }
  return { parts: [] };
}

/** How words within a place stand to it; they are what it says, if nothing else is known. */
const within: Partial<Record<DetectedChange["kind"], NearbyWords["relation"]>> = {
  added: "contains",
  reordered: "begins",
  changed: "says now",
};

/** The words by which a reader finds a place: those in it, or else the nearest. */
async function wordsAt(
  before: Pixels,
  after: Pixels,
  { place, kind, neighbour }: DetectedChange,
  isSpace: boolean,
  read?: ReadWords,
): Promise<Found> {
  if (kind !== "removed" && kind !== "gone" && !isSpace) {
    const relation =
      (kind === "changed" && besideLetters(before, after, place)) || (within[kind] ?? "says");
    const found = await readAs(relation, place.after, read);
    if (found) return found;
  }
  // What stood below or above it has moved up or down into its place.
  const side =
    neighbour && ({ below: "above", above: "below" } as const)[neighbour.side as "below"];
  const moved = side && (await readAs(side, place.after, read));
  return moved || nearby(after, place.after, read);
}

/** Describes what happened at a place, where it is, and by which words a reader finds it. */
export async function describeChange(
  before: Pixels,
  after: Pixels,
  told: DetectedChange,
  read?: ReadWords,
): Promise<DescribedChange> {
  const { kind, by, colours, neighbour, place } = told;
  const { before: from, after: to, most = 255, moved } = place;
  const isSpace =
    (kind === "added" && rowsAreAlike(after, to)) ||
    (kind === "removed" && rowsAreAlike(before, from));
  const [was, is] = [areaOf(before, from), areaOf(after, to)];
  const grown = kind === "moved" ? 0 : to.height - from.height;
  const isUp = to.top < from.top;
  // What a block passed begins where that ends now, or where it began before.
  const passed =
    moved &&
    (await readAs(
      isUp ? "above" : "below",
      { ...to, top: isUp ? to.top + to.height : from.top, height: 2 * near },
      read,
    ));
  return {
    kind,
    by,
    colours,
    neighbour,
    area: kind === "removed" ? was : is,
    areaBefore: kind === "added" || kind === "removed" || was === is ? undefined : was,
    size: { width: to.width, height: to.height },
    grown,
    shifts: grown !== 0 && after.height > to.top + to.height + near,
    isSpace,
    passed: passed?.said,
    differing: moved?.differing,
    faint: most <= faintest ? most : undefined,
    ...(await wordsAt(before, after, told, isSpace, read)),
  };
}
