import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("words that fit are left as they are", () => {
  expect(shorten("a".repeat(60), 60)).toBe("a".repeat(60));
});

test("61 characters become 57 and an ellipsis", () => {
  expect(shorten("a".repeat(61), 60)).toBe(`${"a".repeat(57)}...`);
});

test("nothing a reader sees as one character is cut in half", () => {
  const family = "👨‍👩‍👧‍👦";
  const accented = "e\u0301";
  expect(shorten(family.repeat(12), 10)).toBe(`${family.repeat(7)}...`);
  expect(shorten(family.repeat(10), 10)).toBe(family.repeat(10));
  expect(shorten(accented.repeat(10), 10)).toBe(accented.repeat(10));
  expect(shorten(accented.repeat(12), 10)).toBe(`${accented.repeat(7)}...`);
});

test("any text: never longer than the limit, and what is kept is how it began", () => {
  const count = (text: string) => [...new Intl.Segmenter("en-GB").segment(text)].length;
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 120 }),
      fc.integer({ min: 4, max: 80 }),
      (text, limit) => {
        const short = shorten(text, limit);
        expect(count(short)).toBeLessThanOrEqual(limit);
        if (short !== text) expect(text.startsWith(short.slice(0, -3))).toBe(true);
        expect(short.isWellFormed()).toBe(text.isWellFormed());
      },
    ),
  );
});
