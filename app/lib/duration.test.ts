import { expect, test } from "vitest";
import { formatDuration } from "./duration.ts";

test.each([
  ["PT40S", "40 seconds"],
  ["PT1M", "1 minute"],
  ["PT1M1S", "1 minute 1 second"],
  ["PT12M0S", "12 minutes"],
  ["PT2M30S", "2 minutes 30 seconds"],
])("%s is %s", (duration, words) => {
  expect(formatDuration(duration)).toBe(words);
});
