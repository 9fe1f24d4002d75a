import { expect, test } from "vitest";
import { pack, unpack } from "./postings.ts";

test("a letter stands for each page that holds a word, and a mark for 72 skipped", () => {
  expect(pack([["oak", "door"], [], ["oak"]])).toEqual({ words: "door oak", places: "A AB" });
  const far = Array.from({ length: 146 }, (_, at) => (at % 145 === 0 ? ["oak"] : []));
  expect(pack(far).places).toBe("A~~A");
});

test.each([
  [[["door", "oak"], [], ["oak"]]],
  [[[], []]],
  [Array.from({ length: 400 }, (_, at) => (at % 170 === 3 ? ["rare"] : []))],
])("%j is read again as it was", (pages) =>
  expect(unpack(pack(pages), pages.length)).toEqual(pages),
);

test("extra words and missing pages are ignored", () =>
  expect(unpack({ words: "oak ash", places: "AA" }, 1)).toEqual([["oak"]]));
