/** The outcome of a test step, and the summary of a run. */

/**
 * Exit status of a step skipped for lack of a program or of permissions, as in automake's tests.
 */
export const notRun = 77;

export type Outcome = "passed" | "not run" | "FAILED";

/** @param status the exit status of the step's process; null if it was killed or did not start */
export const outcomeOf = (status: number | null): Outcome =>
  status === 0 ? "passed" : status === notRun ? "not run" : "FAILED";

/** The last line of a run. */
export function summary(outcomes: Outcome[]): string {
  const count = (asked: Outcome) => outcomes.filter((outcome) => outcome === asked).length;
  return `${count("passed")} passed, ${count("FAILED")} failed, ${count("not run")} skipped`;
}
