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
