import { describe, expect, test } from "vitest";
import { countedSoFar } from "./counter.ts";
import { counterDurationMs } from "./thresholds.ts";

describe("countedSoFar", () => {
  test("starts at nothing and never runs backwards", () => {
    const shown = Array.from({ length: 41 }, (_, step) =>
      countedSoFar(300, (step * counterDurationMs) / 40),
    );
    expect(shown[0]).toBe(0);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });

  test("reaches the target at the end of its time, not before", () => {
    expect(countedSoFar(15, counterDurationMs - 1)).toBe(14);
    expect(countedSoFar(15, counterDurationMs)).toBe(15);
    expect(countedSoFar(15, counterDurationMs + 500)).toBe(15);
  });
});
