/** What becomes of a step of the tests, and of all of them. */
import { notRun } from "./notRun.ts";

export type Outcome = "passed" | "not run" | "FAILED";

/** @param status what the step's process ended with; none where it was killed or could not begin */
export const outcomeOf = (status: number | null): Outcome =>
  status === 0 ? "passed" : status === notRun ? "not run" : "FAILED";

/** The last line of a run. */
export function summary(outcomes: Outcome[]): string {
  const count = (asked: Outcome) => outcomes.filter((outcome) => outcome === asked).length;
  return `${count("passed")} passed, ${count("FAILED")} failed, ${count("not run")} skipped`;
}
