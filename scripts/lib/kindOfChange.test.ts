import { expect, test } from "vitest";
import { findPlaces, type Pixels } from "./difference.ts";
import { kindOfChange } from "./kindOfChange.ts";

const colours: Record<string, number> = { " ": 0xffffff, 1: 0xaabbcc, 2: 0xddeeff, 3: 0x102030 };

/** A picture of one pixel for each character, each of which stands for a colour. */
function picture(...rows: string[]): Pixels {
  const width = rows[0]!.length;
  const data = Buffer.alloc(width * rows.length * 4, 255);
  const names = rows.join("").split("");
  names.forEach((name, at) => data.writeUIntBE(colours[name]!, at * 4, 3));
  return { data, width, height: rows.length };
}

/** What is said of the only place where two pictures differ. */
function kind(before: string[], after: string[]): string | undefined {
  const [from, to] = [picture(...before), picture(...after)];
  const [place, ...others] = findPlaces(from, to);
  expect(others).toEqual([]);
  return kindOfChange(from, to, place!);
}

test("a colour that became another is named", () => {
  expect(kind(["      ", " 1111 ", " 1331 "], ["      ", " 2222 ", " 2332 "])).toBe(
    "the colour #aabbcc became #ddeeff",
  );
});

test("colours that changed in different ways are not named", () => {
  expect(kind(["1111", "3333"], ["2222", "1111"])).toBeUndefined();
});

test("one pixel in ten may have changed otherwise", () => {
  expect(kind(["1111111113"], ["2222222221"])).toBe("the colour #aabbcc became #ddeeff");
});

const [shape, other, empty] = [" 132  ", " 312  ", "      "];

test.each([
  ["down", [shape, other, empty, empty, empty], [empty, empty, empty, shape, other], 3],
  ["up", [empty, shape, other], [shape, other, empty], 1],
] as const)("what moved %s is said to have moved", (way, before, after, px) => {
  expect(kind([...before], [...after])).toBe(`moved ${px} px ${way}`);
});

test("what moved sideways is said to have moved", () => {
  expect(kind([" 132  ", " 312  "], ["   132", "   312"])).toBe("moved 2 px to the right");
  expect(kind(["   132", "   312"], ["  132 ", "  312 "])).toBe("moved 1 px to the left");
});

test("what appeared, or moved and changed, is not said to have moved", () => {
  expect(kind([empty, empty, empty], [empty, shape, other])).toBeUndefined();
  expect(kind([shape, other, empty], [empty, shape, " 212  "])).toBeUndefined();
});

test("what moved down because something stands above it now is not said to have moved alone", () => {
  expect(kind(["12  ", "33  "], ["31  ", "12  "])).toBeUndefined();
});

test("a place that has grown is of no kind", () => {
  expect(kind(["11", "33"], ["11", "22", "33"])).toBeUndefined();
});
