/** Says in words where two pictures differ, and draws each place before and after. */
import pixelmatch from "pixelmatch";
import { findPlaces, toSharp, toWebp, type Box, type Pixels, type Place } from "./difference.ts";

/** Such as "at the top left": the third of the picture that the middle of a box is in. */
function whereIn({ width, height }: Pixels, box: Box): string {
  const third = (at: number, of: number) => Math.min(2, Math.floor((3 * at) / of));
  const row = ["at the top", "in the middle", "at the bottom"][
    third(box.top + box.height / 2, height)
  ]!;
  if (box.width > width * 0.6) return `${row}, all across`;
  return `${row} ${["left", "centre", "right"][third(box.left + box.width / 2, width)]}`;
}

const sizeOf = ({ width, height }: Box) => `${width} × ${height} px`;

/** The words that stand in a box of the picture after, as long as its page is open. */
export type Reader = (box: Box) => Promise<string>;

/** Says what is to be seen at a place: what happened to it, and the words that stand there. */
async function tell(before: Pixels, after: Pixels, place: Place, read?: Reader) {
  const { before: from, after: to, most } = place;
  const grown = to.height - from.height;
  const px = `${Math.abs(grown)} px`;
  const words = to.height > 0 && (await read?.(to));
  const above = !words && (await read?.({ ...to, top: to.top - 80, height: 80 }));
  const below = above ? `, below “${above}”` : "";
  if (to.height === 0) return { what: `${px} removed ${whereIn(before, from)}`, words: below };
  if (from.height === 0)
    return {
      what: `${px} added ${whereIn(after, to)}`,
      words: words ? `: “${words}”` : read ? `, without words${below}` : "",
    };
  const size = grown === 0 ? "" : `, ${px} ${grown > 0 ? "taller" : "shorter"} than before`;
  const faint = most !== undefined && most <= 8 ? `, hardly to be seen: by ${most} of 255` : "";
  return {
    what: `${sizeOf(to)} changed ${whereIn(after, to)}${size}${faint}`,
    words: words ? `, where it says “${words}”` : below,
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

/** Of the drawing, px: its width, the space between panels, of words above them, and around a place. */
const [sheet, gap, caption, context] = [960, 24, 34, 48];
/** The least and the most that is drawn of a place, px, and how many places are named. */
const [narrowest, tallest, mostPlaces] = [150, 640, 5];

type Difference = {
  /** How many places differ, and the largest of them or what happened to the only one. */
  summary: string;
  /** For each of several places what happened to it. */
  lines: string[];
  /** An SVG, whose words need no font of this machine. */
  picture: Buffer;
};

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
  const places = findPlaces(before, after);
  const lines: string[] = [];
  const parts: string[] = [];
  let bottom = 0;
  const text = (x: number, words: string, weight: number) =>
    `<text x="${x}" y="${bottom + 22}" font-weight="${weight}">${words}</text>`;
  for (const [index, place] of places.slice(0, mostPlaces).entries()) {
    const { before: from, after: to, most } = place;
    const { what, words } = await tell(before, after, place, read);
    lines.push(`${what}${words}`);
    const whole = Math.min(before.width, after.width);
    const left = Math.max(0, Math.min(from.left - context, whole - narrowest));
    const reach = Math.max(from.left + from.width + context, left + narrowest);
    const width = Math.min(reach, whole) - left;
    const count = most === undefined ? 2 : 3;
    const room = (sheet - (count - 1) * gap) / count;
    const isStacked = room / width < 0.6;
    const scale = Math.min(2, (isStacked ? sheet : room) / width);

    // As much above and below in both, so that they stand beside each other.
    const above = Math.min(context, from.top, to.top);
    const below = Math.min(
      context,
      before.height - from.top - from.height,
      after.height - to.top - to.height,
    );
    const crop = async (picture: Pixels, box: Box): Promise<Pixels> => {
      const height = above + Math.min(box.height, tallest) + below;
      const part = toSharp(picture).extract({ left, top: box.top - above, width, height });
      return { data: await part.raw().toBuffer(), width, height };
    };
    const [one, other] = await Promise.all([crop(before, from), crop(after, to)]);
    const panels = [
      { name: "Before (expected)", picture: one, box: from },
      { name: "After (actual)", picture: other, box: to },
    ];
    if (count === 3) {
      const data = Buffer.alloc(one.data.length);
      // Every difference counts, however small or close to an edge.
      const exact = { threshold: 0, includeAA: true, diffColor: pink, alpha: 0.2 };
      pixelmatch(one.data, other.data, data, width, one.height, exact);
      panels.push({ name: "Pixels that differ, in pink", picture: { ...other, data }, box: to });
    }
    parts.push(text(0, places.length > 1 ? `${index + 1}. ${what}` : what, 700));
    bottom += caption;
    let x = 0;
    for (const { name, picture, box } of panels) {
      parts.push(text(x, name, 400));
      const y = bottom + caption;
      const href = `data:image/webp;base64,${(await toWebp(toSharp(picture))).toString("base64")}`;
      const framed = frame(box.left - left, above, box.width, Math.min(box.height, tallest));
      parts.push(
        `<g transform="translate(${x} ${y}) scale(${scale})"><image href="${href}" width="${picture.width}" height="${picture.height}"/>`,
        `<path d="M0 0h${picture.width}v${picture.height}H0z" fill="none" stroke="#999" vector-effect="non-scaling-stroke"/>`,
        ...framed,
        "</g>",
      );
      if (isStacked) bottom = y + picture.height * scale;
      else x += width * scale + gap;
    }
    if (!isStacked) bottom += caption + Math.max(one.height, other.height) * scale;
    bottom += gap;
  }
  const grown = after.height - before.height;
  const size =
    grown === 0 ? "" : `; all is ${Math.abs(grown)} px ${grown > 0 ? "taller" : "shorter"} now`;
  const area = ({ before: one, after: other }: Place) =>
    Math.max(one.width * one.height, other.width * other.height);
  const largest = places.reduce((most, place) => (area(place) > area(most) ? place : most));
  const at = largest.after.height > 0 ? largest.after : largest.before;
  const rest = places.length - lines.length;
  const height = Math.ceil(bottom);
  return {
    ...(places.length === 1
      ? { summary: `1 place: ${lines[0]}${size}`, lines: [] }
      : {
          summary: `${places.length} places, the largest ${sizeOf(at)} ${whereIn(after, at)}${size}`,
          lines: [
            ...lines.map((line, index) => `${index + 1}. ${line}`),
            ...(rest > 0 ? [`and ${rest} more`] : []),
          ],
        }),
    picture: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet}" height="${height}" viewBox="0 0 ${sheet} ${height}"
      style="font: 18px system-ui, sans-serif"><rect width="100%" height="100%" fill="#fff"/>${parts.join("")}</svg>`,
    ),
  };
}
