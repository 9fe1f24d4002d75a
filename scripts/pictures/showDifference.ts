/** Says in words where two pictures differ, and draws each place before and after. */
import pixelmatch from "pixelmatch";
import { around, findPlaces, toSharp, toWebp, type Box, type Pixels } from "./difference.ts";
import { besideLetters, kindsOfChange, type Kind, type Told } from "./kindOfChange.ts";

/** Such as "at the top left": the third of the picture that the middle of a box is in. */
function whereIn({ width, height }: Pixels, box: Box): string {
  const third = (at: number, of: number) => Math.min(2, Math.floor((3 * at) / of));
  const row = ["at the top", "in the middle", "at the bottom"][
    third(box.top + box.height / 2, height)
  ]!;
  if (box.width > width * 0.6) return `${row}, all across`;
  return `${row} ${["left", "centre", "right"][third(box.left + box.width / 2, width)]}`;
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const hrefOf = (picture: Buffer) => `data:image/webp;base64,${picture.toString("base64")}`;
const sizeOf = ({ width, height }: Box) => `${width} × ${height} px`;

/** What stands in a box of a picture: its words, and which parts of the site these are in. */
export type Read = {
  words: string;
  /** A name for each part that styles of its own tell from others: the least one first. */
  parts?: string[];
};
/** Reads a box of the picture after, as long as its page is open. */
export type Reader = (box: Box) => Promise<Read>;

/** A difference of colours up to this, of 255, is hardly to be seen. */
const faintest = 8;

/** What happened at one place. */
export type Change = {
  kind: Kind | "added" | "removed" | "reordered";
  /** The same in words, such as "moved" or "space added": from the pixels alone. */
  what: string;
  /** What stands there, as the end of that sentence. */
  words: string;
  /** Its size and place. */
  where: string;
  parts: string[];
};

const rowsAreAlike = ({ data, width }: Pixels, { top, height }: Box) => {
  const row = (y: number) => data.subarray(y * width * 4, (y + 1) * width * 4);
  return Array.from({ length: height }, (_, y) => row(top + y)).every((one) =>
    one.equals(row(top)),
  );
};

/** How far from a part the words are that tell where it is, px. */
const near = 80;

/** What stands nearest to a box, and on which side of it: nothing is beside what goes all across. */
async function nearby(picture: Pixels, box: Box, read?: Reader): Promise<Read> {
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
    const found = await read?.(at);
    if (found?.words) return { ...found, words: ` ${side} “${found.words}”` };
  }
  return { words: "" };
}

/** The first words of a text, so that two fit into one sentence. */
const beginning = (words: string) =>
  words.length > 40 ? `${words.slice(0, 40).trimEnd()} …` : words;

/** What is said of a part; of what was recoloured, with its colours. */
const inWords: Record<Kind, string> = {
  moved: "moved",
  swapped: "changed places with another part",
  gone: "gone",
  new: "new",
  recoloured: "the colour changed",
  changed: "changed",
};

/** Where a part is now, and where it was, if that has another name. */
function fromTo(before: Pixels, after: Pixels, from: Box, to: Box): string {
  const [was, is] = [whereIn(before, from), whereIn(after, to)];
  return was === is ? is : `now ${is}, before ${was}`;
}

/** Where a part that is gone was, if what stood below or above it has moved up or down into its place. */
async function besideGap(
  picture: Pixels,
  { place: { after }, detail = "" }: Told,
  read?: Reader,
): Promise<Read> {
  const [, side] = /what stands (below|above) it/.exec(detail) ?? [];
  const moved = side && (await read?.(after));
  if (!moved || !moved.words) return nearby(picture, after, read);
  return { ...moved, words: ` ${side === "below" ? "above" : "below"} “${moved.words}”` };
}

/** Says what is to be seen at a place: what happened to it, and the words that stand there. */
async function tell(before: Pixels, after: Pixels, told: Told, read?: Reader): Promise<Change> {
  const { before: from, after: to, most, moved } = told.place;
  const grown = to.height - from.height;
  const px = `${Math.abs(grown)} px`;
  const [isAdded, isRemoved] = [from.height === 0, to.height === 0];
  const isSpace = (isAdded && rowsAreAlike(after, to)) || (isRemoved && rowsAreAlike(before, from));
  const isGone = isRemoved || told.kind === "gone";
  const within = isGone || isSpace ? undefined : await read?.(to);
  const words = within?.words;
  const beside = words ? within : await besideGap(after, told, read);
  const parts = beside.parts ?? [];
  /** Whether more stands below it, which is lower or higher for it. */
  const follows = after.height > to.top + to.height + near;
  const shifts = follows ? `; all that follows stands ${px} ${grown > 0 ? "lower" : "higher"}` : "";
  if (isAdded || isRemoved)
    return {
      kind: isAdded ? "added" : "removed",
      what: `${isSpace ? "space " : ""}${isAdded ? "added" : "removed"}`,
      words: words ? ` with the words “${words}”` : beside.words,
      where: `${px} ${isAdded ? whereIn(after, to) : whereIn(before, from)}${shifts}`,
      parts,
    };
  if (moved) {
    // What it passed begins where it ends now, or where it began before.
    const isUp = to.top < from.top;
    const passed = await read?.({
      ...to,
      top: isUp ? to.top + to.height : from.top,
      height: 2 * near,
    });
    const others = passed?.words
      ? ` now stands ${isUp ? "above" : "below"} “${beginning(passed.words)}”`
      : "";
    const { differing } = moved;
    return {
      kind: "reordered",
      what: "the order changed",
      words: words ? `: what begins with “${beginning(words)}”${others}` : "",
      where: `moved ${told.detail}${differing > 0 ? `; ${differing} of its ${to.height} rows of pixels differ` : ""}`,
      parts,
    };
  }
  const size =
    grown === 0 || told.kind === "moved"
      ? ""
      : `, ${px} ${grown > 0 ? "taller" : "shorter"} than before${shifts}`;
  const faint =
    most !== undefined && most <= faintest ? `, hardly to be seen: by ${most} of 255` : "";
  const side = told.kind === "changed" && besideLetters(before, after, told.place);
  const by = side || `where it ${told.kind === "changed" ? "now says" : "says"}`;
  const [what, how] =
    told.kind === "recoloured"
      ? [`${inWords.recoloured} ${told.detail}`, ""]
      : [inWords[told.kind], told.detail ? `, ${told.detail},` : ""];
  return {
    kind: told.kind,
    what,
    words: words ? ` ${by} “${words}”` : beside.words,
    where: `${sizeOf(to)}${how} ${fromTo(before, after, from, to)}${size}${faint}`,
    parts,
  };
}

/** A colour that neither the site nor its drawings have. */
const pink: [number, number, number] = [255, 0, 200];
/** Seen on every ground: yellow within black. */
const frame = (x: number, y: number, width: number, height: number) =>
  ["#000", "#ffd400"].map(
    (colour, index) =>
      `<rect x="${x - 6}" y="${y - 6}" width="${width + 12}" height="${height + 12}" fill="none" stroke="${colour}" stroke-width="${7 - 4 * index}" vector-effect="non-scaling-stroke"/>`,
  );

/** Of the drawing, px: its width, its edges, the space between panels, of words above them, and around a place. */
const [sheet, edge, gap, caption, context] = [960, 10, 24, 34, 48];
/** The least and the most that is drawn of a place, px, and how many places are named. */
const [narrowest, tallest, mostPlaces] = [150, 640, 5];

export type Difference = {
  /** What happened at each place, up to five of them. */
  changes: Change[];
  /** How many more places there are. */
  more: number;
  /** How many places besides may follow from these. */
  following: number;
  /** How many px taller all of it is now. */
  grown: number;
  /** Each place before and after. An SVG, whose words need no font of this machine. */
  picture: Buffer;
  /** The part around all places before, and after: as large as the picture, so that a report can lay one over the other. */
  before: Buffer;
  after: Buffer;
};

/** Of a panel that is shown alone, what stands beside it is hidden. */
const alone = "<style>svg:has(:target) :is(text, g:not(:has(:target))) { display: none }</style>";

function draw(inner: string, ...heights: number[]): Buffer {
  // The report leaves room for as much as 200 px.
  const height = Math.ceil(Math.max(200, ...heights));
  const width = sheet + 2 * edge;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-edge} 0 ${width} ${height}"
    style="font: 18px system-ui, sans-serif">${alone}<path d="M${-edge} 0h${width}v${height}H${-edge}z" fill="#fff"/>${inner}</svg>`,
  );
}

/** A sentence in place of a picture. */
export const drawSentence = (words: string): Buffer =>
  draw(`<text x="0" y="${caption}">${words}</text>`);

/** How the place of a change is laid out: what is cropped of both pictures, how large, and in which order. */
function layoutOf(before: Pixels, after: Pixels, { kind, place }: Told) {
  const { before: from, after: to, most } = place;
  // Of what moved, both panels show where it was and where it is.
  const isElsewhere = kind !== "changed" && most === undefined;
  const shared = around(from, to);
  const [one, other] = isElsewhere ? [shared, shared] : [from, to];
  const limit = isElsewhere ? Number.POSITIVE_INFINITY : tallest;
  const whole = Math.min(before.width, after.width);
  const left = Math.max(0, Math.min(one.left - context, whole - narrowest));
  const reach = Math.max(one.left + one.width + context, left + narrowest);
  const width = Math.min(reach, whole) - left;
  // The third has the pixels that differ.
  const count = most === undefined ? 2 : 3;
  const room = (sheet - (count - 1) * gap) / count;
  // As much above and below in both, so that they stand beside each other.
  const above = Math.min(context, one.top, other.top);
  const below = Math.min(
    context,
    before.height - one.top - one.height,
    after.height - other.top - other.height,
  );
  const isStacked = !isElsewhere && room / width < 0.6;
  const heightOf = (box: Box) => above + Math.min(box.height, limit) + below;
  const fitting = isElsewhere ? (2 * tallest) / heightOf(shared) : 2;
  const scale = Math.min(2, (isStacked ? sheet : room) / width, fitting);
  const cropOf = (box: Box): Box => ({ left, top: box.top - above, width, height: heightOf(box) });
  return { crops: [cropOf(one), cropOf(other)] as const, count, limit, scale, isStacked };
}

async function cut(picture: Pixels, box: Box): Promise<Pixels> {
  const data = await toSharp(picture).extract(box).raw().toBuffer();
  return { data, width: box.width, height: box.height };
}

/** The pixels that differ, in pink. Every difference counts, however small or close to an edge. */
function inPink(was: Pixels, is: Pixels): Pixels {
  const data = Buffer.alloc(was.data.length);
  const exact = { threshold: 0, includeAA: true, diffColor: pink, alpha: 0.2 };
  pixelmatch(was.data, is.data, data, was.width, was.height, exact);
  return { ...is, data };
}

/**
 * Draws a place before and after, with a frame around what changed, under its title; from `top` on. A page shows one of
 * its panels alone by the fragment `#before1` or `#after1`.
 */
async function drawPlace(
  before: Pixels,
  after: Pixels,
  told: Told,
  title: string,
  top: number,
  number: number,
): Promise<{ svg: string; bottom: number }> {
  const { before: from, after: to } = told.place;
  const { crops, count, limit, scale, isStacked } = layoutOf(before, after, told);
  const [was, is] = await Promise.all([cut(before, crops[0]), cut(after, crops[1])]);
  const panels = [
    { name: "Before (expected)", view: "before", picture: was, box: from, crop: crops[0] },
    { name: "After (actual)", view: "after", picture: is, box: to, crop: crops[1] },
  ];
  if (count === 3) {
    const picture = inPink(was, is);
    panels.push({
      name: "Pixels that differ, in pink",
      view: "differing",
      picture,
      box: to,
      crop: crops[1],
    });
  }
  const text = (x: number, y: number, words: string, weight: number) =>
    `<text x="${x}" y="${y + 22}" font-weight="${weight}">${words}</text>`;
  const parts = [text(0, top, title, 700)];
  let [x, bottom] = [0, top + caption];
  for (const { name, view, picture, box, crop } of panels) {
    const y = bottom + caption;
    const href = hrefOf(await toWebp(toSharp(picture)));
    const height = Math.min(box.height, limit);
    parts.push(
      text(x, bottom, name, 400),
      `<g transform="translate(${x} ${y}) scale(${scale})"><image href="${href}" width="${picture.width}" height="${picture.height}"/>`,
      `<path d="M0 0h${picture.width}v${picture.height}H0z" fill="none" stroke="#999" vector-effect="non-scaling-stroke"/>`,
      ...frame(box.left - crop.left, box.top - crop.top, box.width, height),
      `<view id="${view}${number}" viewBox="${x} ${y} ${picture.width * scale} ${picture.height * scale}" preserveAspectRatio="xMidYMin"/>`,
      "</g>",
    );
    if (isStacked) bottom = y + picture.height * scale;
    else x += picture.width * scale + gap;
  }
  if (!isStacked) bottom += caption + Math.max(was.height, is.height) * scale;
  return { svg: parts.join(""), bottom: bottom + gap };
}

/** Those parts of both pictures that have the places in them. */
async function partsAround(before: Pixels, after: Pixels, places: Told["place"][]) {
  const part = async (picture: Pixels, boxes: Box[]) => {
    const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - context);
    const end = Math.max(...boxes.map((box) => box.top + box.height)) + context;
    const height = Math.min(end, picture.height, top + 2 * tallest) - top;
    const { width } = picture;
    const extract = toSharp(picture).extract({ left: 0, top, width, height });
    return { href: hrefOf(await toWebp(extract)), width, height };
  };
  const [one, other] = await Promise.all([
    part(
      before,
      places.map((place) => place.before),
    ),
    part(
      after,
      places.map((place) => place.after),
    ),
  ]);
  const scale = Math.min(1, sheet / one.width, sheet / other.width);
  return [one, other].map(({ href, width, height }) => ({
    svg: `<image href="${href}" width="${width * scale}" height="${height * scale}" preserveAspectRatio="xMidYMin"/>`,
    height: height * scale,
  })) as [{ svg: string; height: number }, { svg: string; height: number }];
}

/** Those that are hardly to be seen come last: they may be left out. */
const isSlight = ({ place: { before: from, after: to, most = 255 } }: Told) =>
  most <= faintest || Math.max(from.height, to.height) <= 1;

/**
 * Says where two pictures differ, and draws each place before and after, side by side or, where that were too
 * small, one above the other, with a frame around what changed; and the pixels that differ in pink, where both are
 * of one size.
 */
export async function showDifference(
  before: Pixels,
  after: Pixels,
  read?: Reader,
): Promise<Difference> {
  const told = kindsOfChange(before, after, findPlaces(before, after));
  const shown = told
    .filter(({ follows }) => !follows)
    .toSorted((one, other) => Number(isSlight(one)) - Number(isSlight(other)));
  const changes: Change[] = [];
  let [drawn, bottom] = ["", 0];
  for (const [index, happened] of shown.slice(0, mostPlaces).entries()) {
    const change = await tell(before, after, happened, read);
    changes.push(change);
    const number = shown.length > 1 ? `${index + 1}. ` : "";
    const title = `${number}${capital(change.what)}: ${change.where}`;
    const place = await drawPlace(before, after, happened, title, bottom, index + 1);
    drawn += place.svg;
    bottom = place.bottom;
  }
  const [one, other] = await partsAround(
    before,
    after,
    shown.map(({ place }) => place),
  );
  const heights = [bottom, one.height, other.height];
  return {
    changes,
    more: shown.length - changes.length,
    following: told.length - shown.length,
    grown: after.height - before.height,
    picture: draw(drawn, ...heights),
    before: draw(one.svg, ...heights),
    after: draw(other.svg, ...heights),
  };
}

/** Such as "on a phone and on a desktop". */
export const listed = (names: string[]): string => new Intl.ListFormat("en-GB").format(names);

/** Whatever is the same in pictures that changed for the same cause, whatever their size. */
export const causeOf = ({ changes, more }: Difference): string =>
  [
    ...changes.map(({ kind, what, words, where }) =>
      // Nothing else tells it from another change.
      ["changed", "gone", "new"].includes(kind) && !words ? `${what}${where}` : `${what}${words}`,
    ),
    more,
  ].join("\n");

/** A difference, and in which picture it is, such as "on a phone". */
export type Shown = { on: string; difference: Difference };

/** What is said of words that may have changed. */
const onlyNow =
  "The words are those of now. The words before are in no record: read them in the picture “Before (expected)”.";

/** Says what happened in pictures that changed for the same cause: a line for each place, and one if all has grown. */
export function tellDifferences(shown: [Shown, ...Shown[]]): string[] {
  const { changes, more } = shown[0].difference;
  /** What is true of each picture; of which, only where they are not alike. */
  const ofEach = (say: (difference: Difference) => string) => {
    const said = Map.groupBy(shown, ({ difference }) => say(difference));
    if (said.size === 1) return say(shown[0].difference);
    return [...said].map(([what, on]) => `${listed(on.map((one) => one.on))} ${what}`).join("; ");
  };
  const follow = ofEach(({ following }) =>
    following > 0 ? `${following} smaller ${following === 1 ? "change" : "changes"}` : "none",
  );
  const lines = changes.map(({ what, words }, index) => {
    const number = changes.length > 1 ? `${index + 1}. ` : "";
    const where = ofEach((difference) => difference.changes[index]!.where);
    return `${number}${capital(what)}${words}: ${where}.`;
  });
  const mayBeNew = changes.some(({ words }) => words.startsWith(" where it now says"));
  const size = ofEach(({ grown }) =>
    grown === 0
      ? "as tall as before"
      : `${Math.abs(grown)} px ${grown > 0 ? "taller" : "shorter"} than before`,
  );
  return [
    ...lines,
    // A picture keeps no words.
    ...(mayBeNew ? [onlyNow] : []),
    ...(shown.some(({ difference }) => difference.following > 0)
      ? [`And what may follow from it: ${follow}. Look at all of it before you accept.`]
      : []),
    ...(more > 0 ? [`And ${more} more ${more === 1 ? "place" : "places"}.`] : []),
    ...(shown.some(({ difference }) => difference.grown !== 0) ? [`All of it is ${size}.`] : []),
  ];
}
