import { afterEach, expect, test, vi } from "vitest";
import { dateToday, formatDate, isOlderThan, latestOf } from "./dates.ts";

test.each([
  ["2026-11-20", "20\u00A0November 2026"],
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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

// Clocks go forward on 29 March 2026 and back on 25 October 2026, at 01:00 UTC.
test.each([
  ["2026-07-15T22:59:59Z", "2026-07-15"],
  // Half past midnight in British Summer Time.
  ["2026-07-15T23:30:00Z", "2026-07-16"],
  ["2026-12-31T23:30:00Z", "2026-12-31"],
])("at %s today is %s, as London has it", (now, today) => {
  vi.stubEnv("VITE_TODAY", undefined);
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  expect(dateToday()).toBe(today);
});

test("today is the day that the site is built for, where one is given", () => {
  vi.stubEnv("VITE_TODAY", "2026-01-02");
  expect(dateToday()).toBe("2026-01-02");
});
