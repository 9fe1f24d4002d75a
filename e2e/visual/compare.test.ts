import { expect, test } from "vitest";
import { compare, decode, encode, type Pixels } from "./compare.ts";

const colour = (red: number, green: number, blue: number) => [red, green, blue, 255];
const paper = colour(251, 252, 252);
const ink = colour(23, 63, 115);

/** A sheet of paper with a box drawn on it. */
function sheet(x: number, y: number, filling = ink, width = 60, height = 40): Pixels {
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const [across, down] = [at % width, Math.floor(at / width)];
    const inside = across >= x && across < x + 20 && down >= y && down < y + 10;
    data.set(inside ? filling : paper, at * 4);
  }
  return { data, width, height };
}

test("the same pixels are the same picture", () => {
  expect(compare(sheet(5, 5), sheet(5, 5))).toBeUndefined();
});

test("a shift by one pixel shows at both edges", () => {
  expect(compare(sheet(5, 5), sheet(6, 5))).toMatchObject({
    pixels: 20,
    box: { x: 5, y: 5, width: 21, height: 10 },
  });
});

test("the smallest step of a colour counts", () => {
  const other = colour(23, 63, 116);
  expect(compare(sheet(5, 5), sheet(5, 5, other))).toMatchObject({
    pixels: 200,
    share: 200 / 2400,
    box: { x: 5, y: 5, width: 20, height: 10 },
  });
});

test("a missing element is found where it stood", () => {
  expect(compare(sheet(5, 5), sheet(5, 5, paper))?.box).toEqual({
    x: 5,
    y: 5,
    width: 20,
    height: 10,
  });
});

test("what one picture has beyond the other's edge counts, whatever its colour", () => {
  expect(compare(sheet(5, 5), sheet(5, 5, ink, 60, 43))).toMatchObject({
    pixels: 180,
    box: { x: 0, y: 40, width: 60, height: 3 },
  });
});

test("a baseline holds every pixel", async () => {
  const before = sheet(5, 5);
  const after = await decode(await encode(before));
  expect(compare(before, after)).toBeUndefined();
});
