import { notRun } from "../../e2e/support/notRun.ts";

/** What the exit status of a step of turbo.json says. */
export const stepOutcome = (status: number) =>
  status === 0 ? "passed" : status === notRun ? "not run" : "FAILED";
