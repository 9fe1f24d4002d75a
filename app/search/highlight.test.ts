import { expect, test } from "vitest";
import { matchRanges, pieces } from "./highlight.ts";

test("marks stand on what was typed of a word, and on the whole of one found otherwise", () => {
  const found = new Set(["kitchens", "kitchen", "boot"]);
  expect(matchRanges("Kitchens and boot", found, ["kit", "kitch", "mud"])).toEqual([
    { start: 0, end: 5 },
    { start: 13, end: 17 },
  ]);
  expect(matchRanges("Kitchening", new Set(["kitchen"]), [])).toEqual([{ start: 0, end: 10 }]);
  // The apostrophe is removed in folding, so the whole word is highlighted.
  expect(matchRanges("Owner’s", new Set(["owners"]), ["own"])).toEqual([{ start: 0, end: 7 }]);
  expect(matchRanges("Nothing", found, ["not"])).toEqual([]);
});

test("they part a text without losing a letter", () => {
  expect(pieces("Oak door", [{ start: 0, end: 3 }])).toEqual([
    { text: "Oak", marked: true },
    { text: " door", marked: false },
  ]);
  expect(pieces("Oak door", [{ start: 4, end: 8 }])).toEqual([
    { text: "Oak ", marked: false },
    { text: "door", marked: true },
  ]);
  expect(pieces("Oak", [])).toEqual([{ text: "Oak", marked: false }]);
  expect(pieces("", [])).toEqual([]);
});
