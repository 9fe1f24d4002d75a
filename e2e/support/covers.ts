import type { TestDetails } from "@playwright/test";

/**
 * Test details naming the WCAG 2.2 success criteria a test is evidence for, and the page it looked
 * at. The audit report reads both from the run; a test without a page covers what every page
 * shares.
 * @param criteria numbers, such as `2.4.7`
 */
export function covers(criteria: string[], path?: string): TestDetails {
  return {
    tag: criteria.map((number) => `@wcag-${number}`),
    ...(path && { annotation: { type: "page", description: path } }),
  };
}
