import { expect, test } from "vitest";
import { findPlaces, type Pixels } from "./difference.ts";
import type { ReadWords } from "./describeChange.ts";
import { sameCauseKey, tellDifferences } from "./sentences.ts";
import { showDifference } from "./showDifference.ts";

/** A grey picture in which each row has a shade of its own; later parts are painted over earlier ones. */
function picture(rows: number[], painted?: { x: number; y: number; size: number; step: number }) {
  const width = 400;
  const data = Buffer.alloc(width * rows.length * 4, 255);
  rows.forEach((shade, y) => {
    for (let x = 0; x < width; x++) {
      const isPainted =
        painted &&
        x >= painted.x &&
        y >= painted.y &&
        x < painted.x + painted.size &&
        y < painted.y + painted.size;
      data[(y * width + x) * 4] = shade + (isPainted ? painted.step : 0);
      data[(y * width + x) * 4 + 1] = y % 256;
    }
  });
  return { data, width, height: rows.length } satisfies Pixels;
}
const shades = Array.from({ length: 300 }, (_, y) => y % 200);

const says = async (before: Pixels, after: Pixels, read?: ReadWords) =>
  tellDifferences([{ on: "on a phone", difference: await showDifference(before, after, read) }]);

test("names a part by its words, its size and its place", async () => {
  const after = picture(shades, { x: 20, y: 30, size: 50, step: 40 });
  expect(await says(picture(shades), after, async () => ({ words: "Call now" }))).toEqual([
    "New where it says “Call now”: 50 × 50 px at the top left.",
  ]);
});

test("says what the pixels prove", async () => {
  const grey = Array.from({ length: 60 }, () => 128);
  const [left, right] = [20, 300].map((x) => plain(grey, { x, y: 8, size: 9, step: 64 }));
  expect(await says(left!, right!, async () => ({ words: "Call now" }))).toEqual([
    "Moved where it says “Call now”: 9 × 9 px, 280 px to the right, now at the top right, before at the top left.",
  ]);
  expect(await says(plain(grey), left!)).toEqual(["New: 9 × 9 px at the top left."]);
  const beside: ReadWords = async ({ width }) => ({ words: width > 9 ? "Call now" : "" });
  expect(await says(left!, plain(grey), beside)).toEqual([
    "Gone beside “Call now”: 9 × 9 px at the top left.",
  ]);
});

test("says that the words before can be read in the picture alone", async () => {
  const noise = (seed: number) => Array.from({ length: 300 }, (_, y) => (y * y * seed) % 211);
  const lines = await says(picture(noise(7)), picture(noise(11)), async () => ({
    words: "No reviews so far",
  }));
  expect(lines).toEqual([
    "Changed where it now says “No reviews so far”: 400 × 299 px in the middle, all across.",
    "The words are those of now. The words before are in no record: read them in the picture “Before (expected)”.",
  ]);
});

test("doesn't call words new if their letters are the same", async () => {
  /** Letters in a row of noise from there on, above a line. */
  const underlined = (from: number, thickness: number, seed = 7) => {
    const drawn = plain(Array.from({ length: 100 }, () => 255));
    for (let x = 30; x < 74; x++) {
      for (let y = 0; y < 13; y++)
        drawn.data[((from + y) * 400 + x) * 4] = (x * x * (y + 1) ** 2 * seed) % 251;
      for (let y = 48 - thickness; y < 48; y++) drawn.data[(y * 400 + x) * 4] = 0;
    }
    return drawn;
  };
  const read = async () => ({ words: "All" });
  expect(await says(underlined(20, 3), underlined(21, 1), read)).toEqual([
    "Changed below “All”: 44 × 27 px in the middle left.",
  ]);
  const [line] = await says(underlined(20, 3), underlined(21, 1, 11), read);
  expect(line).toMatch("Changed where it now says “All”");
});

test("says that a change is hardly to be seen", async () => {
  const after = picture(shades, { x: 300, y: 250, size: 9, step: 1 });
  expect(await says(picture(shades), after)).toEqual([
    "New: 9 × 9 px at the bottom right, hardly to be seen: by 1 of 255.",
  ]);
});

const one = picture(shades, { x: 20, y: 30, size: 10, step: 40 });
const other = picture(shades, { x: 200, y: 200, size: 30, step: 40 });

test("gives each place a line", async () => {
  expect(await says(one, other)).toEqual([
    "1. Gone: 10 × 10 px at the top left.",
    "2. New: 30 × 30 px at the bottom centre.",
  ]);
});

test("tells once what pictures have in common, with what differs", async () => {
  const read = async () => ({ words: "Call now" });
  const small = await showDifference(picture(shades), one, read);
  const large = await showDifference(picture(shades), other, read);
  expect(sameCauseKey(small)).toBe(sameCauseKey(large));
  const alike = [small, small, large].map((difference, index) => ({
    on: `on screen ${index + 1}`,
    difference,
  }));
  expect(tellDifferences([alike[0]!, ...alike.slice(1)])).toEqual([
    "New where it says “Call now”: on screen 1 and on screen 2 10 × 10 px at the top left; on screen 3 30 × 30 px at the bottom centre.",
  ]);
});

test("without words or proof, a change elsewhere has another cause", async () => {
  const small = await showDifference(picture(shades), one);
  expect(sameCauseKey(small)).not.toBe(sameCauseKey(await showDifference(picture(shades), other)));
});

/** Rows without the second channel, which tells where they stand. */
const plain = (...of: Parameters<typeof picture>) => {
  const { data, ...size } = picture(...of);
  for (let at = 1; at < data.length; at += 4) data[at] = 0;
  return { data, ...size };
};
const grownBy = (strip: number[]) =>
  plain([...shades.slice(0, 150), ...strip, ...shades.slice(150)]);
const grown = grownBy(Array.from({ length: 28 }, (_, y) => 222 + y));

test("names rows that were added, and the words in them", async () => {
  expect(await says(plain(shades), grown, async () => ({ words: "New offer" }))).toEqual([
    "Added with the words “New offer”: 28 px in the middle, all across; all that follows stands 28 px lower.",
    "All of it is 28 px taller than before.",
  ]);
});

test("calls rows without anything in them space, and says what they are below or above", async () => {
  const spaced = grownBy(Array.from({ length: 28 }, () => 222));
  const at =
    (top: number): ReadWords =>
    async (box) => ({
      words: box.top === top && box.height === 80 ? "Our prices" : "",
    });
  expect(await says(spaced, plain(shades), at(150 - 80))).toEqual([
    "Space removed below “Our prices”: 28 px in the middle, all across; all that follows stands 28 px higher.",
    "All of it is 28 px shorter than before.",
  ]);
  const [line] = await says(plain(shades), spaced, at(150 + 28));
  expect(line).toBe(
    "Space added above “Our prices”: 28 px in the middle, all across; all that follows stands 28 px lower.",
  );
});

test("tells two changes apart on a long page", async () => {
  const long = Array.from({ length: 7000 }, (_, y) => (y * 7) % 200);
  const painted = plain(long, { x: 20, y: 300, size: 30, step: 40 });
  const shorter = plain([...long.slice(0, 6000), ...long.slice(6040)]);
  expect((await says(painted, shorter)).map((line) => line.split(":")[0])).toEqual([
    "1. Gone",
    "2. Removed",
    "All of it is 40 px shorter than before.",
  ]);
});

test("finds what was removed from a long page of which nearly all has another colour", () => {
  const long = Array.from({ length: 5000 }, (_, y) => y);
  /** Each row with its number in two channels; every other hundred have the ground. */
  const page = (rows: number[], ground: number) => {
    const whole = plain(rows.map(() => 0));
    rows.forEach((row, y) => {
      for (let x = 0; x < 400; x++)
        whole.data.set([row % 200 < 100 ? 0 : ground, row >> 8, row & 255], (y * 400 + x) * 4);
    });
    return whole;
  };
  const shorter = [...long.slice(0, 3045), ...long.slice(3055)];
  const places = findPlaces(page(long, 0), page(shorter, 9));
  expect(places.filter(({ before, after }) => before.height !== after.height)).toEqual([
    expect.objectContaining({ before: { left: 0, top: 3045, width: 400, height: 10 } }),
  ]);
});

test("says which of two blocks stands above the other now", async () => {
  const [first, second] = [shades.slice(0, 120), shades.slice(120, 200)];
  const read: ReadWords = async ({ top }) => ({
    words: top === 0 ? "Our prices" : "Our team",
  });
  expect(await says(plain([...first, ...second]), plain([...second, ...first]), read)).toEqual([
    "The order changed: what begins with “Our prices” now stands above “Our team”: moved 120 px up.",
  ]);
});

test("counts what may follow from another order, and tells what changed elsewhere", async () => {
  const [first, second] = [shades.slice(0, 120), shades.slice(120, 200)];
  const half = [...first].fill(250, 40, 60);
  const end = Array.from({ length: 56 }, (_, y) => 200 + y);
  const before = plain([...first, ...second, ...end]);
  const after = plain([...second, ...half, ...end]);
  expect(await says(before, after, async () => ({ words: "Our prices" }))).toEqual([
    "The order changed: what begins with “Our prices” now stands above “Our prices”: moved 120 px up.",
    "And what may follow from it: 1 smaller change. Look at all of it before you accept.",
  ]);
  const elsewhere = plain([...second, ...first, ...[...end].fill(0, 30, 40)]);
  expect((await says(before, elsewhere)).map((line) => line.split(":")[0])).toEqual([
    "1. The order changed",
    "2. Changed",
  ]);
});

test("names the nearest line above", async () => {
  const spaced = grownBy(Array.from({ length: 28 }, () => 222));
  const [line] = await says(plain(shades), spaced, async ({ top }) => ({
    words: top < 150 - 60 ? "Questions What about it?" : top < 150 - 40 ? "What about it?" : "",
  }));
  expect(line).toMatch("Space added below “What about it?”");
});

test("says of nothing that it stands beside what goes all across", async () => {
  const spaced = grownBy(Array.from({ length: 28 }, () => 222));
  const [line] = await says(plain(shades), spaced, async () => ({ words: "Our prices" }));
  expect(line).toMatch("Space added below “Our prices”");
});

test("says that a part stood above the words that moved up into its place", async () => {
  const white = (count: number) => Array.from({ length: count }, () => 255);
  const drawnAt = (x: number, y: number, seed: number) => (x * x * (y + 1) ** 2 * seed) % 251;
  const drawn = (...parts: [number, number][]) => {
    const whole = plain(white(100));
    for (const [top, seed] of parts)
      for (let y = 0; y < 12; y++)
        for (let x = 30; x < 42; x++) whole.data[((top + y) * 400 + x) * 4] = drawnAt(x, y, seed);
    return whole;
  };
  const [line] = await says(drawn([10, 3], [22, 7]), drawn([10, 7]), async () => ({
    words: "Our prices",
  }));
  expect(line).toMatch("Gone above “Our prices”");
});
