import { expect, test } from "vitest";
import { formatDate, isOlderThan, latestOf } from "./dates.ts";

test.each([
  ["2026-11-20", "20 November 2026"],
  ["2026-02", "February 2026"],
  ["2026", "2026"],
])("%s is written %s", (date, words) => {
  expect(formatDate(date)).toBe(words);
});

test.each([
  ["2026-01-01", "2025-01-01", false],
  ["2026-01-01", "2025-01", false],
  ["2026-01-01", "2025", false],
  ["2026-01-01", "2024-12-31", true],
  ["2026-11-24", "2025-11-24", false],
  ["2026-11-24", "2025-11-23", true],
  ["2026-11-24", "2026-11-24", false],
  ["2026-11-24", "2025-12", false],
  ["2026-11-24", "2025-11", true],
  ["2026-11-24", "2026", false],
  ["2026-11-24", "2025", true],
])("on %s, %s is over twelve months old: %s", (today, date, expected) =>
  expect(isOlderThan(1, date, today)).toBe(expected),
);

test("the latest date is found wherever it stands, and none among none", () => {
  expect(latestOf(["2025-12-31", "2026-11-24", "2026-02-01"])).toBe("2026-11-24");
  expect(latestOf([])).toBeUndefined();
});
