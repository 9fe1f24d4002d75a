import { expect, test } from "vitest";
import { pack, unpack } from "./postings.ts";

test("what travels is the words in their order, and a letter for each page that holds one", () => {
  expect(pack([["oak", "door"], [], ["oak"]])).toEqual({ words: "door oak", places: "A AB" });
  const far = Array.from({ length: 146 }, (_, at) => (at % 145 === 0 ? ["oak"] : []));
  // 144 pages are skipped: twice the 72 digits.
  expect(pack(far).places).toBe("A~~A");
});

test("it is read again as it was", () => {
  expect(unpack({ words: "door oak", places: "A AB" }, 3)).toEqual([["door", "oak"], [], ["oak"]]);
  expect(unpack({ words: "oak", places: "A~~A" }, 146)[145]).toEqual(["oak"]);
  const far = Array.from({ length: 400 }, (_, at) => (at % 170 === 3 ? ["rare"] : []));
  expect(unpack(pack(far), far.length)).toEqual(far);
  expect(unpack(pack([[], []]), 2)).toEqual([[], []]);
  // Extra words and missing pages are ignored.
  expect(unpack({ words: "oak ash", places: "AA" }, 1)).toEqual([["oak"]]);
});
