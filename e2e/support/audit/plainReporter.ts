/** Says each assertion that fails in words, above its code: where, what was expected and found, and for which criterion. */
import type { Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter";
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readCriteria } from "../../../scripts/lib/criteria.ts";
import { plainFailure } from "../../../scripts/lib/plainFailure.ts";
import { headed, wrap } from "./failWith.ts";

const inOrder = (steps: TestStep[]): TestStep[] =>
  steps.flatMap((step) => [step, ...inOrder(step.steps)]);

/** What is on the page when a test fails, which Playwright attaches. */
function snapshotOf({ attachments }: TestResult): string | undefined {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  if (!path || !existsSync(path)) return undefined;
  return /```yaml\n(.*?)\n```/s.exec(readFileSync(path, "utf8"))?.[1];
}

export default class PlainReporter implements Reporter {
  // Before the reporters that show the errors, which read them at the end.
  onTestEnd(test: TestCase, result: TestResult): void {
    // What was waited for when the time was up comes second.
    const [first, second] = result.errors;
    const error = first?.message?.includes("Test timeout") && second ? second : first;
    // Those of `failWith` have no name, and are in words.
    const message = stripVTControlCharacters(error?.message ?? "");
    if (!/^(\w*Error:|Test timeout)/.test(message)) return;
    const steps = inOrder(result.steps);
    const location = error?.location ?? steps.findLast((step) => step.error)?.location;
    const numbers = new Set(test.tags.map((tag) => tag.replace("@wcag-", "")));
    const lines = plainFailure({
      message,
      title: test.title,
      path: steps.findLast(({ title }) => title === "Navigate")?.subtitle,
      width: steps.some(({ title }) => title === "Set viewport size")
        ? undefined
        : test.parent.project()?.use.viewport?.width,
      criteria: readCriteria()
        .filter(({ number }) => numbers.has(number))
        .map(({ number, name, level }) => `${number} ${name} (${level})`),
      at: location && `${relative(process.cwd(), location.file)}:${location.line}`,
      snapshot: snapshotOf(result),
    });
    result.errors.unshift({ message: [headed("Mend first."), ...lines].map(wrap).join("\n") });
  }
}
