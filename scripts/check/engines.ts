/**
 * Runs the main scenarios in the engines that the Playwright suite omits: Firefox and WebKit.
 *
 *   npm run test:engines             every installed engine; names those that are missing
 *   npm run test:engines -- WebKit   one of them
 *
 * Needs a build. Writes test-results/engines.json. Fails if a scenario does; exits with the status
 * of a skipped step if an engine is not installed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { firefox } from "../../e2e/engines/firefox.ts";
import { scenarios, widths } from "../../e2e/engines/scenarios.ts";
import type { EngineSource } from "../../e2e/engines/tab.ts";
import { webkit } from "../../e2e/engines/webkit.ts";
import { notRun } from "../lib/stepOutcome.ts";
import { serveBuild } from "../lib/serveBuild.ts";

type Line = { scenario: string; width: number; passed: boolean; why?: string };
/** The results of one browser, as written to test-results/engines.json. */
export type EngineReport = { name: string; version?: string; missing?: string; lines: Line[] };

async function runIn(source: EngineSource, origin: string): Promise<EngineReport> {
  const path = source.find();
  if (path === undefined)
    return { name: source.name, missing: `not installed (${source.packages})`, lines: [] };
  const engine = await source.start(path, origin);
  console.log(`\n${engine.name} ${engine.version}`);
  const lines: Line[] = [];
  try {
    for (const { name, at, run } of scenarios) {
      for (const width of at.map((layout) => widths[layout])) {
        const tab = await engine.tab(width);
        let why: string | undefined;
        try {
          await run(tab);
        } catch (error) {
          why = error instanceof Error ? error.message : String(error);
        }
        await tab.close();
        lines.push({ scenario: name, width, passed: why === undefined, ...(why && { why }) });
        console.log(`${why === undefined ? "passed" : "FAILED"}  ${width} px  ${name}`);
        if (why !== undefined) console.log(`        ${why}`);
      }
    }
  } finally {
    await engine.quit();
  }
  return { name: engine.name, version: engine.version, lines };
}

const sources = [firefox, webkit];
const wanted = process.argv.slice(2);
const chosen = sources.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`The engines are ${sources.map(({ name }) => name).join(" and ")}.`);
  process.exit(1);
}
const { origin, stop } = await serveBuild();
const reports: EngineReport[] = [];
for (const source of chosen) reports.push(await runIn(source, origin));
stop();

mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/engines.json", `${JSON.stringify(reports, null, 2)}\n`);
console.log("");
for (const { name, version, missing, lines } of reports) {
  const passed = lines.filter((line) => line.passed).length;
  console.log(
    `${name.padEnd(8)} ${missing ?? `${version}: ${passed} of ${lines.length} scenarios passed`}`,
  );
}
const failed = reports.some(({ lines }) => lines.some(({ passed }) => !passed));
const isIncomplete = reports.some(({ missing }) => missing !== undefined);
process.exit(failed ? 1 : isIncomplete ? notRun : 0);
