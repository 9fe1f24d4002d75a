/** What failed in a test: what it has attached or, of an assertion, what Playwright says. */
import type { TestCase, TestResult, TestStep } from "@playwright/test/reporter";
import { stripVTControlCharacters } from "node:util";
import { findingsAttached, type Finding } from "./finding.ts";
import { changesAttached, type ReportedChange } from "./reportedChange.ts";

/** The success criteria of a test's tags, such as "1.4.3". */
export const criteriaOfTest = ({ tags }: TestCase): string[] =>
  tags.filter((tag) => tag.startsWith("@wcag-")).map((tag) => tag.replace("@wcag-", ""));

function attached({ attachments }: TestResult, of: string): unknown {
  const body = attachments.find(({ name }) => name === of)?.body;
  return body && JSON.parse(body.toString());
}

export const changesOf = (result: TestResult): ReportedChange[] =>
  (attached(result, changesAttached) as ReportedChange[] | undefined) ?? [];

const inOrder = (steps: TestStep[]): TestStep[] =>
  steps.flatMap((step) => [step, ...inOrder(step.steps)]);

/** The page that a test opened last. */
export const pathOf = ({ steps }: TestResult): string | undefined =>
  inOrder(steps).findLast(({ title }) => title === "Navigate")?.subtitle;

/** The width of the window, px, if the test has not set its own. */
const widthOf = (test: TestCase, { steps }: TestResult) =>
  inOrder(steps).some(({ title }) => title === "Set viewport size")
    ? undefined
    : test.parent.project()?.use.viewport?.width;

/** What Playwright says of an assertion, without what it tried meanwhile. */
function linesOf({ errors: [first, second] }: TestResult): string[] {
  // What was waited for when the time was up comes second.
  const error = first?.message?.includes("Test timeout") && second ? second : first;
  const [said = ""] = stripVTControlCharacters(error?.message ?? "").split("Call log:");
  return said.split("\n").filter((line) => line.trim() && !line.startsWith("Timeout:"));
}

/** The findings of a test that failed. */
export function findingsOf(test: TestCase, result: TestResult): Finding[] {
  const findings = attached(result, findingsAttached) as Finding[] | undefined;
  if (findings || changesOf(result).length > 0) return findings ?? [];
  const [place, width] = [pathOf(result), widthOf(test, result)];
  return [
    {
      what: `this does not hold: “${test.title}”`,
      ...(place ? { place } : {}),
      ...(width ? { widths: [width] } : {}),
      more: linesOf(result),
      isAssertion: true,
    },
  ];
}
