import { expect, test } from "vitest";
import { countedSoFar } from "./counter.ts";

test("starts at nothing and never runs backwards", () => {
  const shown = Array.from({ length: 41 }, (_, step) => countedSoFar(300, (step * 2000) / 40));
  expect(shown[0]).toBe(0);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

test("reaches the target at the end of its time, not before", () => {
  expect(countedSoFar(15, 1999)).toBe(14);
  expect(countedSoFar(15, 2000)).toBe(15);
  expect(countedSoFar(15, 2500)).toBe(15);
  expect(countedSoFar(300, 4000)).toBe(300);
});
