import { expect, type Page } from "@playwright/test";
import { atRest, axeFindings, sourceOf } from "./axe.ts";
import { isWide } from "./screen.ts";

const engine = sourceOf("accessibility-checker-engine/ace.js");

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
async function equalAccessFindings(page: Page): Promise<string[]> {
  await atRest(page);
  // Evaluated, since the page's policy blocks an added script tag. Once per document.
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(engine);
  return page.evaluate(async () => {
    const { ace } = window as unknown as Engine;
    const report = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return report.results
      .filter(({ value }) => value.join(" ") === "VIOLATION FAIL")
      .map(
        ({ ruleId, message, path }) => `${location.pathname}: ${ruleId}: ${message}: ${path.dom}`,
      );
  });
}

/** Runs axe on every screen, and the second engine, several times slower, on the wide one only. */
export async function enginesFindNothing(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  if (isWide(page)) expect(await equalAccessFindings(page)).toEqual([]);
}
