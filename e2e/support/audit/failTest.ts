import { test } from "@playwright/test";
import { findingsAttached, foldFindings, findingLines, type Finding } from "./finding.ts";
import { wrap } from "./plainWords.ts";

/**
 * Fails the test with these lines, if there are any. They are all that the report then shows: without the lists
 * in code and the stack that `expect` adds.
 *
 * @param blocks each is an error of its own, so that the report shows a picture beside its words
 */
export function failWith(...blocks: string[][]): void {
  const [first, ...others] = blocks
    .filter(({ length }) => length > 0)
    .map((lines) => {
      const error = new Error(wrap(lines.join("\n")));
      // "Error: " would stand before the first word.
      error.name = "";
      error.stack = error.message;
      return error;
    });
  // Playwright reports each of the `errors` of an error for itself.
  if (first) throw Object.assign(first, { errors: others });
}

/** Hands findings on to the reporters. */
export const attachFindings = (findings: Finding[]): Promise<void> =>
  test.info().attach(findingsAttached, {
    body: JSON.stringify(foldFindings(findings)),
    contentType: "application/json",
  });

/** Fails the test if there are findings. */
export async function failWithFindings(findings: Finding[]): Promise<void> {
  if (findings.length === 0) return;
  await attachFindings(findings);
  failWith(findingLines(findings));
}
