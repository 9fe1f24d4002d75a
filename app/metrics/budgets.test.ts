import { expect, test } from "vitest";
import { budgetStatus } from "./budgets.ts";

test.each([
  ["LCP", 2500, 2501, 3750, 3751],
  ["INP", 200, 201, 300, 301],
  ["CLS", 0.1, 0.11, 0.15, 0.16],
  ["FCP", 1800, 1801, 2700, 2701],
  ["TTFB", 600, 601, 900, 901],
] as const)("%s: both sides of both limits", (name, budget, over, limit, beyond) => {
  expect(budgetStatus(name, budget)).toBe("good");
  expect(budgetStatus(name, over)).toBe("needs improvement");
  expect(budgetStatus(name, limit)).toBe("needs improvement");
  expect(budgetStatus(name, beyond)).toBe("poor");
});
