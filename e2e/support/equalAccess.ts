import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { atRest } from "./axe.ts";
import { recordEngineRun } from "./engineRun.ts";

const engine = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

/** One result: `[kind, outcome]`, such as `["VIOLATION", "FAIL"]`. */
type Result = { ruleId: string; value: [string, string]; message: string; path: { dom: string } };
type Engine = {
  ace: {
    Checker: new () => {
      check: (page: Document, sets: string[]) => Promise<{ results: Result[] }>;
    };
  };
};

/**
 * Runs IBM's Equal Access checker and returns one line per failure: a second opinion, with rules
 * axe does not have. Rules left to a manual check are recorded for the report.
 */
export async function equalAccessFindings(page: Page, state?: string): Promise<string[]> {
  await atRest(page);
  // Evaluated, since the page's policy blocks an added script tag. Once per document.
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(engine);
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as Engine;
    const report = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return report.results.map(({ ruleId, value, message, path }) => ({
      rule: ruleId,
      value: value.join(" "),
      message,
      target: path.dom,
    }));
  });
  const rulesOf = (...values: string[]) => [
    ...new Set(results.filter(({ value }) => values.includes(value)).map(({ rule }) => rule)),
  ];
  const failed = results
    .filter(({ value }) => value === "VIOLATION FAIL")
    .map(({ rule, message, target }) => ({ rule, message, target }));
  const unsure = rulesOf("VIOLATION POTENTIAL", "VIOLATION MANUAL");
  const failing = new Set(failed.map(({ rule }) => rule));
  return recordEngineRun({
    engine: "equal-access",
    path: new URL(page.url()).pathname,
    state,
    passed: rulesOf("VIOLATION PASS").filter(
      (rule) => !failing.has(rule) && !unsure.includes(rule),
    ),
    unsure,
    failed,
  });
}
