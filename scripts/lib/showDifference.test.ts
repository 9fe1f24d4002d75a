import { expect, test } from "vitest";
import type { Pixels } from "./difference.ts";
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

test("a part that changed is named by its size, its place and its words", async () => {
  const after = picture(shades, { x: 20, y: 30, size: 50, step: 40 });
  const { summary } = await showDifference(picture(shades), after, async () => "Call now");
  expect(summary).toBe("1 place: 50 × 50 px changed at the top left, where it says “Call now”");
});

test("a change that nobody would see is called so", async () => {
  const after = picture(shades, { x: 300, y: 250, size: 9, step: 1 });
  const { summary } = await showDifference(picture(shades), after);
  expect(summary).toBe(
    "1 place: 9 × 9 px changed at the bottom right, hardly to be seen: by 1 of 255",
  );
});

test("of several places the largest comes first, and then each", async () => {
  const one = picture(shades, { x: 20, y: 30, size: 10, step: 40 });
  const other = picture(shades, { x: 200, y: 200, size: 30, step: 40 });
  const { summary, lines } = await showDifference(one, other);
  expect(summary).toBe("2 places, the largest 30 × 30 px at the bottom centre");
  expect(lines).toEqual([
    "1. 10 × 10 px changed at the top left",
    "2. 30 × 30 px changed at the bottom centre",
  ]);
});

/** Rows without the second channel, which tells where they stand. */
const plain = (rows: number[]) => {
  const { data, ...size } = picture(rows);
  for (let at = 1; at < data.length; at += 4) data[at] = 0;
  return { data, ...size };
};
const strip = Array.from({ length: 28 }, () => 222);
const grown = plain([...shades.slice(0, 150), ...strip, ...shades.slice(150)]);

test("of rows that were added nothing is named but these, and what stands in them", async () => {
  const { summary } = await showDifference(plain(shades), grown, async () => "New offer");
  expect(summary).toBe(
    "1 place: 28 px added in the middle, all across: “New offer”; all is 28 px taller now",
  );
});

test("of rows that were removed it is said what they stood below", async () => {
  const read = async ({ height }: { height: number }) => (height === 80 ? "Our prices" : "");
  const { summary } = await showDifference(grown, plain(shades), read);
  expect(summary).toBe(
    "1 place: 28 px removed in the middle, all across, below “Our prices”; all is 28 px shorter now",
  );
});
