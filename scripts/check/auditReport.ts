/**
 * Compiles the accessibility results of the browser tests into a report: an HTML page, a JSON file
 * and a SARIF file in test-results/audit. Runs no tests itself.
 *
 *   npm run audit:report                       from test-results/browser.json
 *   npm run audit:report -- --update           also updates app/content/audit.json
 *   npm run audit:report -- part1.json part2.json   from the reports of a sharded run
 *
 * Fails if there are findings, if the run was incomplete, or if less is tested than in the
 * committed summary.
 */
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "@playwright/test";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { business } from "../../app/content/business.ts";
import { auditSummary } from "../../app/content/audit.server.ts";
import type { AuditSummary } from "../../app/content/schema/audit.ts";
import { sitePages } from "../lib/sitePages.ts";
import type { JSONReport } from "@playwright/test/reporter";
import { engineRules, readEvidence } from "./audit/evidence.ts";
import { toHtml } from "./audit/html.ts";
import { judge } from "./audit/judge.ts";
import { toSarif } from "./audit/sarif.ts";
import type { EngineReport } from "./engines.ts";
import { browserLaunch } from "../lib/browser.ts";

const committed = "app/content/audit.json";
const folder = "test-results/audit";

const named = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const files = named.length > 0 ? named : ["test-results/browser.json"];
const missing = files.filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(`There is no ${missing.join(", ")}. Run "npm run test:browser" first.`);
  process.exit(1);
}

/** Figures that fell since the committed summary, although they may only rise. */
function lessThan(before: AuditSummary, now: AuditSummary): string[] {
  const tested = ({ criteria }: AuditSummary) => criteria.byScript + criteria.byMachine;
  const pairs: [string, number, number][] = [
    ["criteria tested by machine or script", tested(before), tested(now)],
    ["criteria tested by script", before.criteria.byScript, now.criteria.byScript],
  ];
  return pairs
    .filter(([, then, value]) => value < then)
    .map(([name, then, value]) => `${name}: ${then} before, ${value} now`);
}

/** Runs axe on the report, which is a web page too. */
async function auditOfReport(path: string): Promise<string[]> {
  const browser = await chromium.launch(await browserLaunch());
  try {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(pathToFileURL(resolve(path)).href);
    await page
      .locator("details")
      .evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
    const { violations } = await new AxeBuilder({ page })
      // Passing nodes are left out: the table has thousands of cells.
      .options({ resultTypes: ["violations"] })
      .setLegacyMode(true)
      .analyze();
    return violations.map(
      ({ id, help, nodes }) => `the report itself: ${id}: ${help} (${nodes.length})`,
    );
  } finally {
    await browser.close();
  }
}

const enginesFile = "test-results/engines.json";
const otherEngines = existsSync(enginesFile)
  ? (JSON.parse(readFileSync(enginesFile, "utf8")) as EngineReport[])
  : [];
const before = auditSummary();
const engines = engineRules();
const reports = files.map((file) => JSON.parse(readFileSync(file, "utf8")) as JSONReport);
const routes = sitePages.map(({ path, kind }) => ({ path, kind }));
const report = judge(readEvidence(reports), engines, routes);

mkdirSync(folder, { recursive: true });
const write = (name: string, text: string) => writeFileSync(`${folder}/${name}`, text);
write("index.html", toHtml(report, before, otherEngines));
write("audit.json", `${JSON.stringify(report, null, 1)}\n`);
write("audit.sarif", `${JSON.stringify(toSarif(report, engines, business.origin), null, 1)}\n`);

const { summary } = report;
const faults = [
  ...report.findings.map(({ rule, path = "", message }) => `${rule} ${path}: ${message}`),
  ...report.gaps,
  ...lessThan(before, summary),
  ...(await auditOfReport(`${folder}/index.html`)),
];
for (const fault of faults) console.error(fault);
const { byScript, byMachine, open, doesNotArise } = summary.criteria;
console.log(
  `Accessibility audit: ${summary.routes} pages; of 55 criteria ${byScript} by script, ${byMachine} by machine alone, ${open} for a person alone, ${doesNotArise} do not arise; ${faults.length} faults. ${folder}/index.html`,
);
if (process.argv.includes("--update")) {
  if (report.gaps.length > 0) {
    console.error("Not updated: the run was incomplete.");
    process.exit(1);
  }
  writeFileSync(committed, `${JSON.stringify(summary, null, 2)}\n`);
  console.log(`Updated ${committed}.`);
}
process.exitCode = faults.length === 0 ? 0 : 1;
