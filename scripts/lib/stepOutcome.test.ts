import { expect, test } from "vitest";
import { stepOutcome } from "./stepOutcome.ts";

test.each([
  [0, "passed"],
  [77, "not run"],
  [1, "FAILED"],
])("a step that ends with %i has %s", (status, outcome) => {
  expect(stepOutcome(status)).toBe(outcome);
});
