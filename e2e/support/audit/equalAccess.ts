import { expect, type Page } from "@playwright/test";
import { atRest, axeFindings, sourceOf } from "./axe.ts";
import { report } from "./auditRecord.ts";
import { isWide } from "../browser/screen.ts";

const engine = sourceOf("accessibility-checker-engine/ace.js");
const { version } = JSON.parse(sourceOf("accessibility-checker-engine/package.json")) as {
  version: string;
};

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
 * axe does not have.
 */
async function equalAccessFindings(page: Page, state: string): Promise<string[]> {
  await atRest(page);
  // Evaluated, since the page's policy blocks an added script tag. Once per document.
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(engine);
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as Engine;
    return (await new ace.Checker().check(document, ["WCAG_2_2"])).results;
  });
  const isFailure = ({ value }: Result) => value.join(" ") === "VIOLATION FAIL";
  const names = (some: Result[]) => [...new Set(some.map(({ ruleId }) => ruleId))].toSorted();
  const failed = names(results.filter(isFailure));
  await report(page, {
    engine: `Equal Access ${version}`,
    state,
    passed: names(results.filter(({ value }) => value[1] === "PASS")).filter(
      (rule) => !failed.includes(rule),
    ),
    failed,
    inapplicable: [],
    incomplete: [],
  });
  return results
    .filter(isFailure)
    .map(
      ({ ruleId, message, path }) =>
        `${new URL(page.url()).pathname}: ${ruleId}: ${message}: ${path.dom}`,
    );
}

/**
 * Runs axe on every screen, and the second engine, several times slower, on the wide one only.
 *
 * @param state what the page shows besides itself, for the report
 */
export async function enginesFindNothing(page: Page, state = "as it opens"): Promise<void> {
  expect(await axeFindings(page, state)).toEqual([]);
  if (isWide(page)) expect(await equalAccessFindings(page, state)).toEqual([]);
}
