import { expect, test } from "vitest";
import { matchRanges } from "./highlight.ts";

test("a word whose apostrophe was folded away is marked whole, as none of its letters is sure", () =>
  expect(matchRanges("Owner’s", new Set(["owners"]), ["own"])).toEqual([{ start: 0, end: 7 }]));
