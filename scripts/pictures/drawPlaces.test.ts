import { expect, test } from "vitest";
import type { Box, Pixels, Place } from "./difference.ts";
import { layoutOf } from "./drawPlaces.ts";
import type { DetectedChange } from "./kindOfChange.ts";

const picture = (width: number, height: number): Pixels => ({
  data: Buffer.alloc(0),
  width,
  height,
});
const page = picture(1440, 3000);
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const told = (kind: DetectedChange["kind"], place: Place): DetectedChange => ({ kind, place });

test("a small place has three panels beside each other, with as much around it in each", () => {
  const at = box(400, 500, 200, 100);
  const change = told("recoloured", { before: at, after: { ...at, top: 900 }, most: 90 });
  const { crops, count, isStacked } = layoutOf(page, page, change, false);
  expect([count, isStacked]).toEqual([3, false]);
  expect(crops).toEqual([box(352, 452, 296, 196), box(352, 852, 296, 196)]);
});

test("a wide place has its panels one below the other, as wide as the drawing", () => {
  const at = box(0, 500, 1440, 100);
  const change = told("changed", { before: at, after: at, most: 90 });
  const { isStacked, scale } = layoutOf(page, page, change, false);
  expect([isStacked, scale]).toEqual([true, 960 / 1440]);
});

test("both panels show where a block was and where it is", () => {
  const [from, to] = [box(0, 200, 1440, 300), box(0, 1400, 1440, 300)];
  const change = told("reordered", { before: from, after: to, moved: { differing: 0 } });
  const { crops, count, isStacked } = layoutOf(page, page, change, false);
  expect([count, isStacked]).toEqual([2, false]);
  expect(crops[0]).toEqual(crops[1]);
  expect(crops[0]).toMatchObject({ top: 200 - 48, height: 1500 + 2 * 48 });
});

test("more is drawn around space, and never more than both pictures have", () => {
  const [from, to] = [box(0, 100, 390, 0), box(0, 100, 390, 40)];
  const change = told("added", { before: from, after: to });
  const { crops } = layoutOf(picture(390, 2000), picture(390, 2040), change, true);
  expect(crops.map(({ top, height }) => [top, height])).toEqual([
    [0, 100 + 160],
    [0, 100 + 40 + 160],
  ]);
});

test("of a place taller than the drawing its upper part is drawn", () => {
  const at = box(0, 100, 390, 1500);
  const change = told("changed", { before: at, after: at, most: 90 });
  const { crops } = layoutOf(picture(390, 3000), picture(390, 3000), change, false);
  expect(crops[0].height).toBe(48 + 640 + 48);
});
