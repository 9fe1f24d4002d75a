import { test } from "@playwright/test";

/** What one engine says of one page in one state. Rules are the engine's own names. */
export type EngineRun = {
  engine: "axe" | "equal-access";
  path: string;
  /** How the page stood; nothing for the page as it loads. */
  state?: string | undefined;
  passed: string[];
  /** What the engine leaves to a person. */
  unsure: string[];
  failed: { rule: string; message: string; target: string }[];
};

/** Annotations whose type begins with an underscore are kept and not shown. */
const engineRunType = "_engine-run";

/** Keeps it beside the test, from where the audit's report takes it. */
export function keepEngineRun(run: EngineRun): void {
  test.info().annotations.push({ type: engineRunType, description: JSON.stringify(run) });
}
