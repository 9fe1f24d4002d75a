import { expect, test } from "vitest";
import { queryPolicy } from "./useSearchEngine.ts";

// Three retries, which e2e/scenarios/searchFails.spec.ts watches, don't reach the longest.
test("a failing query waits 1, 2, 4, 8, 16 s, then 30 s each time", () => {
  const waits = [0, 1, 2, 3, 4, 5, 6].map((failures) => queryPolicy.retryDelay(failures));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});
