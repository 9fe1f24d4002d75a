import { expect, test } from "vitest";
import { outcomeOf, summary } from "./stepOutcome.ts";

test.each([
  [0, "passed"],
  [77, "not run"],
  [1, "FAILED"],
  [127, "FAILED"],
  [null, "FAILED"],
])("a step that ends with %s is %s", (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

test("the summary counts each outcome", () => {
  const outcomes = [0, 0, 77, 1].map(outcomeOf);
  expect(summary(outcomes)).toBe("2 passed, 1 failed, 1 skipped");
  expect(summary([])).toBe("0 passed, 0 failed, 0 skipped");
});
