import type { TestDetails } from "@playwright/test";

/**
 * Tags a test with the WCAG 2.2 success criteria that it is evidence for, such as `@wcag-2.4.7`: the
 * HTML report filters by them.
 * @param criteria numbers, such as `2.4.7`
 */
export const covers = (criteria: string[]): TestDetails => ({
  tag: criteria.map((number) => `@wcag-${number}`),
});
