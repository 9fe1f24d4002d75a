/** Draws each place where two pictures differ, before and after. */
import pixelmatch from "pixelmatch";
import { around as boxAround, toSharp, toWebp, type Box, type Pixels } from "./difference.ts";
import type { DetectedChange } from "./kindOfChange.ts";

const hrefOf = (picture: Buffer) => `data:image/webp;base64,${picture.toString("base64")}`;

/** A colour that neither the site nor its drawings have. */
const pink: [number, number, number] = [255, 0, 200];
/** Seen on every ground: yellow within black. */
const frame = (x: number, y: number, width: number, height: number) =>
  ["#000", "#ffd400"].map(
    (colour, index) =>
      `<rect x="${x - 6}" y="${y - 6}" width="${width + 12}" height="${height + 12}" fill="none" stroke="${colour}" stroke-width="${7 - 4 * index}" vector-effect="non-scaling-stroke"/>`,
  );

/** The drawing's width, its edges, the space between panels, and that of words above them, px. */
const [sheet, edge, gap, caption] = [960, 10, 24, 34];
/** How much is drawn around a place, and around mere space, which says nothing alone, px. */
const [context, contextOfSpace] = [48, 160];
/** The least and the most that is drawn of a place, px. */
const [narrowest, tallest] = [150, 640];

/** Hides the other panels when one is shown alone. */
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

/** Lays out the place of a change: what is cropped of both pictures, how large, and in which order. */
export function layoutOf(
  before: Pixels,
  after: Pixels,
  { kind, place }: DetectedChange,
  isSpace: boolean,
) {
  const { before: from, after: to, most } = place;
  const around = isSpace ? contextOfSpace : context;
  // Both panels show where it was and where it is.
  const isElsewhere = most === undefined && ["moved", "swapped", "reordered"].includes(kind);
  const shared = boxAround(from, to);
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
  const above = Math.min(around, one.top, other.top);
  const below = Math.min(
    around,
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

/** A place to draw: what happened there, its title, whether it is mere space, and its number in the drawing. */
export type DrawnPlace = { told: DetectedChange; title: string; isSpace: boolean; number: number };

/** How many times as wide as high the panels of a place are. */
export type PanelShapes = { before: number; after: number };

/**
 * Draws a place before and after, with a frame around what changed, under its title; from `top` on. A page shows one of
 * its panels alone by the fragment `#before1` or `#after1`.
 */
async function drawPlace(
  before: Pixels,
  after: Pixels,
  { told, title, isSpace, number }: DrawnPlace,
  top: number,
): Promise<{ svg: string; bottom: number; shapes: PanelShapes }> {
  const { before: from, after: to } = told.place;
  const { crops, count, limit, scale, isStacked } = layoutOf(before, after, told, isSpace);
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
  const [shape, shapeAfter] = crops.map(({ width, height }) => width / height) as [number, number];
  return {
    svg: parts.join(""),
    bottom: bottom + gap,
    shapes: { before: shape, after: shapeAfter },
  };
}

/** Crops both pictures to what has all the places in it. */
async function partsAround(before: Pixels, after: Pixels, places: DetectedChange["place"][]) {
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

/**
 * Draws places before and after, side by side or, where that were too small, one above the other; and the pixels that
 * differ in pink, where both are of one size. SVGs, whose words need no font of this machine.
 *
 * @param places all that changed, of which `drawn` are drawn
 * @returns the drawing with the shapes of its places, and the part around all places before and after: as large as the
 * drawing, so that a report can lay one over the other
 */
export async function drawPlaces(
  before: Pixels,
  after: Pixels,
  places: DetectedChange["place"][],
  drawn: DrawnPlace[],
): Promise<{ picture: Buffer; before: Buffer; after: Buffer; shapes: PanelShapes[] }> {
  let [inner, bottom] = ["", 0];
  const shapes: PanelShapes[] = [];
  for (const one of drawn) {
    const place = await drawPlace(before, after, one, bottom);
    inner += place.svg;
    shapes.push(place.shapes);
    bottom = place.bottom;
  }
  const [one, other] = await partsAround(before, after, places);
  const heights = [bottom, one.height, other.height];
  return {
    picture: draw(inner, ...heights),
    before: draw(one.svg, ...heights),
    after: draw(other.svg, ...heights),
    shapes,
  };
}
