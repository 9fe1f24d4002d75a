import { expect, test } from "vitest";
import { addRound, medians, ratios, type Measured, type Results } from "./results.ts";

const round = (...times: [number, number, number]): Measured[] => [
  { name: "menu opens", group: "menu", ms: times[0] },
  { name: "menu closes", group: "menu", ms: times[1] },
  { name: "filter", group: "press", ms: times[2] },
];

test("the median of each, over the rounds", () => {
  const results: Results = new Map();
  for (const ms of [300, 16, 40]) addRound(results, round(ms, ms, 24));
  expect(medians(results)).toEqual(round(40, 40, 24));
});

test("groups are compared by their sums, of what both builds have", () => {
  const before = [...round(40, 60, 100), { name: "gone", group: "press", ms: 900 } as const];
  const after = [...round(60, 50, 80), { name: "new", group: "press", ms: 900 } as const];
  expect(ratios(before, after)).toEqual([
    { group: "menus and search, open and close", ratio: 1.1 },
    { group: "everything else", ratio: 0.8 },
  ]);
});
