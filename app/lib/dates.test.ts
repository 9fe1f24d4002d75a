import { expect, test } from "vitest";
import { formatDate, isOverAYearOld } from "./dates.ts";

test.each([
  ["2026-11-20", "20 November 2026"],
  ["2026-02", "February 2026"],
  ["2026", "2026"],
])("%s is written %s", (date, words) => {
  expect(formatDate(date)).toBe(words);
});

test.each([
  ["2025-11-24", false],
  ["2025-11-23", true],
  ["2026-11-24", false],
  ["2025-12", false],
  ["2025-11", true],
  ["2026", false],
  ["2025", true],
])("on 24 November 2026 %s is over twelve months old: %s", (date, expected) => {
  expect(isOverAYearOld(date, "2026-11-24")).toBe(expected);
});
