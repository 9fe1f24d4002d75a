import { expect, test } from "vitest";
import { budgetStatus, budgets } from "./budgets.ts";

test("the budgets are the specification's", () => {
  expect(budgets).toEqual({ LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 600 });
});

test.each(Object.keys(budgets) as (keyof typeof budgets)[])(
  "%s: both sides of both limits",
  (name) => {
    const budget = budgets[name];
    expect(budgetStatus(name, budget)).toBe("good");
    expect(budgetStatus(name, budget * 1.01)).toBe("needs improvement");
    expect(budgetStatus(name, budget * 1.5)).toBe("needs improvement");
    expect(budgetStatus(name, budget * 1.51)).toBe("poor");
  },
);
