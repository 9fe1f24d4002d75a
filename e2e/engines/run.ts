/**
 * Runs the main scenarios in the engines that the Playwright suite omits: Firefox and WebKit.
 *
 *   npm run test:engines             every installed engine; names those that are missing
 *   npm run test:engines -- WebKit   one of them
 *
 * Needs a build. Fails if a scenario does, or if a page reports an
 * error meanwhile. If an engine is not installed it fails in CI, and elsewhere exits with the status
 * of a skipped step.
 */
import { firefox } from "./firefox.ts";
import { recordingHost, takeProblems } from "./recordingHost.ts";
import { scenarios, widths } from "./scenarios.ts";
import { scrollTo, type EngineSource, type Tab } from "./tab.ts";
import { webkit } from "./webkit.ts";
import { notRun } from "../../scripts/lib/notRun.ts";

/** The results of one browser: which scenarios passed. */
type EngineReport = { name: string; version?: string; missing?: string; passed: boolean[] };

/** Why a scenario failed: its own reason, or what the page reported meanwhile. */
async function failure(run: (tab: Tab) => Promise<void>, tab: Tab): Promise<string | undefined> {
  try {
    await run(tab);
    return (await takeProblems(tab)) || undefined;
  } catch (error) {
    const problems = await takeProblems(tab).catch(() => "");
    const place = await tab
      .read(() => `at ${location.pathname}${location.hash}, ${scrollY} px from its top`)
      .catch(() => "");
    return [String(error), place, problems].filter(Boolean).join("\n");
  }
}

async function runIn(source: EngineSource, origin: string): Promise<EngineReport> {
  const path = source.find();
  if (path === undefined)
    return { name: source.name, missing: `not installed (${source.packages})`, passed: [] };
  const engine = await source.start(path, origin);
  const results: boolean[] = [];
  try {
    for (const [layout, width] of Object.entries(widths)) {
      const tab = await engine.tab(width);
      let passed = false;
      /** Loads a page, unless the last scenario left it open and in order. */
      const open = async (wanted: string) => {
        const isOpen = (to: string) => location.pathname + location.search === to;
        if (passed && (await tab.read(isOpen, wanted))) await scrollTo(tab, 0);
        else await tab.open(wanted);
      };
      for (const { name, at, only, needs, run } of scenarios) {
        if (!at.some((wanted) => wanted === layout)) continue;
        if (only && only !== engine.name) continue;
        if (needs && !needs.entry) {
          console.log(`skipped ${engine.name.padEnd(7)}  ${width} px  ${name}: ${needs.none}`);
          continue;
        }
        const start = performance.now();
        const why = await failure(run, { ...tab, open });
        passed = why === undefined;
        const seconds = Math.round((performance.now() - start) / 100) / 10;
        results.push(passed);
        const result = passed ? "passed" : "FAILED";
        console.log(`${result}  ${engine.name.padEnd(7)}  ${width} px  ${seconds} s  ${name}`);
        if (why) console.log(why.replaceAll(/^/gm, "        "));
      }
    }
  } finally {
    await engine.quit();
  }
  return { name: engine.name, version: engine.version, passed: results };
}

const sources = [firefox, webkit];
const wanted = process.argv.slice(2);
const chosen = sources.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`The engines are ${sources.map(({ name }) => name).join(" and ")}.`);
  process.exit(1);
}
const host = await recordingHost();
const reports = await Promise.all(chosen.map((source) => runIn(source, host.origin)));
host.close();

console.log("");
for (const { name, version, missing, passed } of reports) {
  const count = `${passed.filter(Boolean).length} of ${passed.length} scenarios passed`;
  console.log(`${name.padEnd(8)} ${missing ?? `${version}: ${count}`}`);
}
const failed = reports.some(({ passed }) => passed.includes(false));
const isIncomplete = reports.some(({ missing }) => missing !== undefined);
process.exit(failed || (isIncomplete && process.env.CI) ? 1 : isIncomplete ? notRun : 0);
