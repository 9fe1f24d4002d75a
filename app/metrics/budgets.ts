/** Performance budgets (specification §9), ms; CLS is unitless. */
export const budgets = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 600 } as const;

export type MetricName = keyof typeof budgets;
export type BudgetStatus = "good" | "needs improvement" | "poor";

/** Good up to the budget, needs improvement up to one and a half times the budget, poor beyond. */
export function budgetStatus(name: MetricName, value: number): BudgetStatus {
  const budget = budgets[name];
  if (value <= budget) return "good";
  return value <= budget * 1.5 ? "needs improvement" : "poor";
}
