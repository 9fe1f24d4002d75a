import { test } from "@playwright/test";

/** One engine's results for one page in one state. Rule names are the engine's own. */
export type EngineRun = {
  engine: "axe" | "equal-access";
  path: string;
  /** What was done to the page; undefined for the page as it loads. */
  state?: string | undefined;
  passed: string[];
  /** Rules the engine leaves to a manual check. */
  unsure: string[];
  failed: { rule: string; message: string; target: string }[];
};

/** Playwright's reporters hide annotations whose type begins with an underscore. */
const engineRunType = "_engine-run";

/** Attaches a run to the current test, for the audit report; returns one line per failing element. */
export function recordEngineRun(run: EngineRun): string[] {
  test.info().annotations.push({ type: engineRunType, description: JSON.stringify(run) });
  return run.failed.map(
    ({ rule, message, target }) => `${run.path}: ${rule}: ${message}: ${target}`,
  );
}
