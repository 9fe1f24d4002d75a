import { expect, test } from "vitest";
import { addRound, medians, overLimit, ratios, type Measured, type Results } from "./results.ts";

const round = (...times: [number, number, number]): Measured[] => [
  { name: "menu opens", kind: "menu", ms: times[0] },
  { name: "menu closes", kind: "menu", ms: times[1] },
  { name: "filter", kind: "press", ms: times[2] },
];

test("the median of each, over the rounds", () => {
  const results: Results = new Map();
  for (const ms of [300, 16, 40]) addRound(results, round(ms, ms, 24));
  expect(medians(results)).toEqual(round(40, 40, 24));
});

test("a menu may take less than another press", () => {
  expect(overLimit(round(120, 121, 200))).toEqual(["menu closes"]);
  expect(overLimit(round(16, 16, 201))).toEqual(["filter"]);
  expect(overLimit([{ name: "script", kind: "script", ms: 9999 }])).toEqual([]);
});

test("groups are compared by their sums, of what both builds have", () => {
  const before = [...round(40, 60, 100), { name: "gone", kind: "press", ms: 900 } as const];
  const after = [...round(60, 50, 80), { name: "new", kind: "press", ms: 900 } as const];
  expect(ratios(before, after)).toEqual([
    { group: "menu and search open and close", ratio: 1.1 },
    { group: "everything else", ratio: 0.8 },
  ]);
});
