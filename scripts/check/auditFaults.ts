/**
 * Proves that the tests can fail: plants known faults one at a time in a copy of the built site,
 * serves it, and runs the check that must fail. Faults not visible on any page are planted in a
 * copy of the source. All checks must first pass without a fault.
 *
 *   npm run audit:faults               all
 *   npm run audit:faults -- trap       only faults whose name contains one of these words
 *
 * Results are written to docs/developers/audit-faults.md. Needs a build.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import { copySources } from "../lib/copySources.ts";
import { specsOf } from "../lib/playwrightReport.ts";
import {
  faults,
  type BrowserCheck,
  type Edit,
  type Fault,
  type UnitCheck,
} from "./audit/faults.ts";
import { serveBuild } from "../lib/serveBuild.ts";

const built = "build/client";
const table = "docs/developers/audit-faults.md";
if (!existsSync(join(built, "index.html"))) {
  console.error('No build found. Run "npm run build".');
  process.exit(1);
}
const words = process.argv.slice(2);
const chosen = faults.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const scratch = mkdtempSync(join(tmpdir(), "audit-faults-"));
const site = join(scratch, "site");
const source = join(scratch, "source");
const reportFile = join(scratch, "report.json");

/** The policy allows inline scripts and styles by hash, so it would block what is planted. */
const policy: Edit = {
  files: "**/*.html",
  find: /<meta http-equiv="Content-Security-Policy"[^>]*>/,
  put: "",
};

/** Applies an edit; returns whether it changed any file. */
function apply({ files, find, put }: Edit, folder: string): boolean {
  const changed = globSync(files, { cwd: folder }).filter((file) => {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    const broken = text.replace(find, put);
    if (broken !== text) writeFileSync(path, broken);
    return broken !== text;
  });
  return changed.length > 0;
}

/** Replaces a folder by a copy of another. */
function copy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

/** Makes a fresh copy of the source for unit tests. */
function copySource(): void {
  rmSync(source, { recursive: true, force: true });
  // No unit test reads original pictures.
  copySources(source, ["app", "scripts", "package.json"], /\.(jpg|mp4|webm)$/);
  writeFileSync(join(source, "vitest.config.ts"), "export default { test: { testTimeout: 1e5 } };");
  mkdirSync(join(source, "test-results"));
}

type Ran = { name: string; ok: boolean };

/** Runs tests that leave a report; returns its contents. */
function reportOf(command: string, args: string[], options: { cwd?: string; env?: object }) {
  rmSync(reportFile, { force: true });
  const { stdout } = spawnSync(command, args, {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    ...options,
    env: { ...process.env, ...options.env },
  });
  if (!existsSync(reportFile)) throw new Error(`The check did not run:\n${stdout.slice(-2000)}`);
  return JSON.parse(readFileSync(reportFile, "utf8")) as unknown;
}

/** The options for tests with this in their title. */
const titled = (option: string, title: string) =>
  title === "" ? [] : [option, title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")];

/** Runs a check against the copy and returns its tests. */
function runTests({ spec, project, title }: BrowserCheck): Ran[] {
  const args = ["test", `e2e/${spec}.spec.ts`, `--project=${project}`, ...titled("-g", title)];
  const report = reportOf(
    "playwright",
    [...args, "--reporter=json", `--output=${join(scratch, "results")}`],
    {
      env: {
        // Playwright reuses a running server, but not in CI.
        CI: "",
        PORT: new URL(origin).port,
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      },
    },
  ) as JSONReport;
  return specsOf(report).map(({ file, title: of, ok }) => ({ name: `${file}: ${of}`, ok }));
}

/** Runs a unit test in the copy of the source and returns its tests. */
function runUnit({ unit, title }: UnitCheck): Ran[] {
  const args = ["run", unit, ...titled("-t", title), "--reporter=json"];
  const report = reportOf("vitest", [...args, `--outputFile=${reportFile}`], { cwd: source });
  const { testResults } = report as {
    testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
  };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      // Skips tests whose title does not match.
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ title: of, status }) => ({
        name: `${relative(source, name)}: ${of}`,
        ok: status === "passed",
      })),
  );
}

const run = (check: Fault["check"]) => ("unit" in check ? runUnit(check) : runTests(check));
const failuresOf = (tests: Ran[]) => tests.filter(({ ok }) => !ok).map(({ name }) => name);

/** Tests that fail without a fault. */
function failingWithout(check: Fault["check"]): string[] {
  if ("unit" in check) copySource();
  const tests = run(check);
  return tests.length === 0 ? [`no test matches ${JSON.stringify(check)}`] : failuresOf(tests);
}

type Outcome = { fault: Fault; caught: string[]; trouble?: string };

/** Plants a fault in a fresh copy, or in its folder, which it restores, and runs the check. */
function tryFault(fault: Fault): Outcome {
  const { check, edits, folder } = fault;
  const place = folder ?? ("unit" in check ? source : site);
  const kept = join(scratch, "kept");
  if (folder) copy(folder, kept);
  else if ("unit" in check) copySource();
  else copy(built, site);
  try {
    apply(policy, place);
    const unfit = edits.filter((edit) => !apply(edit, place));
    if (unfit.length === 0) return { fault, caught: failuresOf(run(check)) };
    // The build has changed.
    const patterns = unfit.map(({ find }) => find.source).join(", ");
    return { fault, caught: [], trouble: `cannot be planted: ${patterns}` };
  } finally {
    if (folder) copy(kept, folder);
  }
}

const outcomes: Outcome[] = [];

copy(built, site);
apply(policy, site);
const { origin, stop } = await serveBuild(site);
try {
  // Checks must pass without a fault, so that a later failure is due to the fault.
  const checks = [...new Map(chosen.map(({ check }) => [JSON.stringify(check), check])).values()];
  const failing = checks.flatMap(failingWithout);
  if (failing.length > 0) throw new Error(`Fails without a fault:\n  ${failing.join("\n  ")}`);
  console.log(`passed   ${checks.length} checks without a fault`);

  for (const fault of chosen) {
    const outcome = tryFault(fault);
    outcomes.push(outcome);
    const { caught, trouble } = outcome;
    console.log(
      `${caught.length > 0 ? "caught " : "MISSED "}  ${fault.name}${trouble ? ` (${trouble})` : ""}`,
    );
  }
} finally {
  stop();
  rmSync(scratch, { recursive: true, force: true });
}

/** Table rows by fault: a partial run updates only its own. */
const rows = new Map(
  Array.from(readFileSync(table, "utf8").matchAll(/^\| (.+?) +\|.*$/gm), ([row, name]) => [
    name!,
    row,
  ]),
);
for (const { fault, caught } of outcomes) {
  const [first, ...more] = caught;
  if (first === undefined) rows.delete(fault.name);
  else {
    const where = [...new Set(fault.edits.map(({ files }) => `\`${files}\``))].join(", ");
    const others = more.length > 0 ? ` and ${more.length} more` : "";
    rows.set(fault.name, `| ${fault.name} | ${where} | ${first.replaceAll("|", "\\|")}${others} |`);
  }
}
const known = faults.flatMap(({ name }) => rows.get(name) ?? []);
writeFileSync(
  table,
  `# Faults that the tests catch

Written by \`npm run audit:faults\`: each fault was planted alone, in a copy of what is built or, for
unit tests, of the source, and caught. \`scripts/check/audit/faults.ts\` says how each is planted.

| fault | planted in | caught by |
| --- | --- | --- |
${known.join("\n")}
`,
);
spawnSync("prettier", ["--write", table]);
const missed = outcomes.filter(({ caught }) => caught.length === 0);
console.log(
  `\n${outcomes.length - missed.length} of ${outcomes.length} faults caught; ${known.length} of ${faults.length} listed in ${table}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;
