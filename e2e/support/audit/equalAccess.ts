import { test, type Page } from "@playwright/test";
import { addEngine, atRest, axeFindings, sourceOf, toFindings } from "./axe.ts";
import { failWithFindings } from "./failTest.ts";
import type { Finding } from "./finding.ts";
import { report } from "./auditRecord.ts";
import { isWide } from "../browser/screen.ts";

const engine = sourceOf("accessibility-checker-engine/ace.js");
const { version } = JSON.parse(sourceOf("accessibility-checker-engine/package.json")) as {
  version: string;
};

/** One result: `[kind, outcome]`, such as `["VIOLATION", "FAIL"]`. */
type Found = { ruleId: string; value: [string, string]; message: string; path: { dom: string } };
type Engine = {
  ace: {
    Checker: new () => {
      check: (page: Document, sets: string[]) => Promise<{ results: Found[] }>;
    };
  };
};

/**
 * Runs IBM's Equal Access checker and returns a finding per failure: a second opinion, with rules
 * axe does not have.
 */
async function equalAccessFindings(page: Page, state: string): Promise<Finding[]> {
  await atRest(page);
  await addEngine(page, "ace", engine);
  const { passed, failed, asked } = await page.evaluate(async () => {
    const { ace } = window as unknown as Engine;
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    const found = (...values: string[]) =>
      results
        .filter(({ value }) => values.includes(value.join(" ")))
        .map(({ ruleId, message, path }) => ({ rule: ruleId, message, target: path.dom }));
    const names = results.filter(({ value }) => value[1] === "PASS").map(({ ruleId }) => ruleId);
    return {
      passed: [...new Set(names)].toSorted(),
      failed: found("VIOLATION FAIL"),
      asked: found("VIOLATION POTENTIAL", "VIOLATION MANUAL"),
    };
  });
  await report(page, {
    engine: `Equal Access ${version}`,
    state,
    passed,
    failed,
    inapplicable: [],
    // It asks a person wherever a question can arise, and marks no finding by that.
    incomplete: asked.map((result) => ({ ...result, settled: "Asked of a person." })),
  });
  return toFindings(
    page,
    "Equal Access",
    failed.map((result) => ({ ...result, target: `xpath=${result.target}` })),
  );
}

/**
 * Runs axe on every screen, and the second engine, several times slower, on the wide one only.
 *
 * @param state what the page shows besides itself, for the report
 */
export async function enginesFindNothing(page: Page, state = "as it opens"): Promise<void> {
  // A step each, because the report lists every call to the browser otherwise.
  const findings = await test.step("axe", () => axeFindings(page, state));
  // Whatever axe finds, so that an auditor has both of each page.
  if (isWide(page))
    findings.push(...(await test.step("Equal Access", () => equalAccessFindings(page, state))));
  await failWithFindings(findings);
}
