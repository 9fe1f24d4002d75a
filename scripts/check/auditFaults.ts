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
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import type { JSONReport, JSONReportSpec } from "@playwright/test/reporter";
import { specsOf } from "../lib/playwrightReport.ts";
import {
  faults,
  type BrowserCheck,
  type CommandCheck,
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
const wanted = faults.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const isReady = ({ check }: Fault) => !("needs" in check) || existsSync(check.needs);
for (const { name, check } of wanted.filter((fault) => !isReady(fault)))
  console.log(`skipped  ${name}: ${(check as CommandCheck).needs} is missing`);
const chosen = wanted.filter(isReady);
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

/** Applies an edit; returns the number of files changed. */
function apply({ files, find, put }: Edit, folder = site): number {
  return globSync(files, { cwd: folder }).filter((file) => {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    const changed = text.replace(find, put);
    if (changed !== text) writeFileSync(path, changed);
    return changed !== text;
  }).length;
}

/**
 * Makes a fresh copy with the edits; returns those that match nothing, because the build has
 * changed.
 */
function plant(edits: Edit[]): Edit[] {
  rmSync(site, { recursive: true, force: true });
  cpSync(built, site, { recursive: true });
  apply(policy);
  return edits.filter((edit) => apply(edit) === 0);
}

/**
 * Makes a fresh copy of the source for unit tests, with the edits; returns those that match
 * nothing.
 */
function plantInSource(edits: Edit[]): Edit[] {
  rmSync(source, { recursive: true, force: true });
  for (const folder of ["app", "scripts"])
    cpSync(folder, join(source, folder), {
      recursive: true,
      // Original pictures, which no unit test reads.
      filter: (path) => !/\.(jpg|mp4|webm)$/.test(path),
    });
  cpSync("package.json", join(source, "package.json"));
  writeFileSync(join(source, "vitest.config.ts"), "export default { test: { testTimeout: 1e5 } };");
  mkdirSync(join(source, "test-results"));
  symlinkSync(resolve("node_modules"), join(source, "node_modules"));
  return edits.filter((edit) => apply(edit, source) === 0);
}

type Ran = Pick<JSONReportSpec, "title" | "file" | "ok">;

const forPattern = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Runs a check against the copy and returns its tests. */
function runTests({ files, project, title }: BrowserCheck): Ran[] {
  rmSync(reportFile, { force: true });
  const { stdout } = spawnSync(
    "playwright",
    [
      "test",
      ...files,
      `--project=${project}`,
      ...(title ? ["-g", forPattern(title)] : []),
      "--reporter=json",
      `--output=${join(scratch, "results")}`,
    ],
    {
      encoding: "utf8",
      // Playwright reuses a running server, but not in CI.
      env: {
        ...process.env,
        CI: "",
        PORT: new URL(origin).port,
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      },
      maxBuffer: 1 << 28,
    },
  );
  if (!existsSync(reportFile)) throw new Error(`The check did not run:\n${stdout.slice(-2000)}`);
  return specsOf(JSON.parse(readFileSync(reportFile, "utf8")) as JSONReport);
}

/** Runs a unit test in the copy of the source and returns its tests. */
function runUnit({ unit, title }: UnitCheck): Ran[] {
  rmSync(reportFile, { force: true });
  const { stdout } = spawnSync(
    "vitest",
    [
      "run",
      unit,
      ...(title ? ["-t", forPattern(title)] : []),
      "--reporter=json",
      `--outputFile=${reportFile}`,
    ],
    { cwd: source, encoding: "utf8", maxBuffer: 1 << 28 },
  );
  if (!existsSync(reportFile)) throw new Error(`The check did not run:\n${stdout.slice(-2000)}`);
  type Report = {
    testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
  };
  const { testResults } = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      // Skips tests whose title does not match.
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ title: of, status }) => ({
        title: of,
        file: relative(source, name),
        ok: status === "passed",
      })),
  );
}

const passes = ({ command: [program, ...rest] }: CommandCheck) =>
  spawnSync(program, rest, { stdio: "ignore" }).status === 0;

/** Checks that fail without a fault, or match no test. */
function failingWithout(check: Fault["check"]): string[] {
  if ("command" in check) return passes(check) ? [] : [check.command.join(" ")];
  if ("unit" in check) plantInSource([]);
  const tests = "unit" in check ? runUnit(check) : runTests(check);
  if (tests.length === 0) return [`no test matches ${JSON.stringify(check)}`];
  return tests.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
}

type Outcome = { fault: Fault; caught: string[]; trouble?: string };
const unplanted = (edits: Edit[]) =>
  `cannot be planted: ${edits.map(({ find }) => find.source).join(", ")}`;

/** Plants a fault where the command looks for it, and restores the folder afterwards. */
function tryCommand(fault: Fault, check: CommandCheck): Outcome {
  const folder = fault.folder ?? built;
  const kept = join(scratch, "kept");
  cpSync(folder, kept, { recursive: true });
  try {
    apply(policy, folder);
    const unfit = fault.edits.filter((edit) => apply(edit, folder) === 0);
    if (unfit.length > 0) return { fault, caught: [], trouble: unplanted(unfit) };
    return { fault, caught: passes(check) ? [] : [check.command.join(" ")] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    cpSync(kept, folder, { recursive: true });
    rmSync(kept, { recursive: true, force: true });
  }
}

function tryFault(fault: Fault): Outcome {
  const { check, edits } = fault;
  if ("command" in check) return tryCommand(fault, check);
  const unfit = "unit" in check ? plantInSource(edits) : plant(edits);
  if (unfit.length > 0) return { fault, caught: [], trouble: unplanted(unfit) };
  const failed = ("unit" in check ? runUnit(check) : runTests(check)).filter(({ ok }) => !ok);
  return { fault, caught: failed.map(({ file, title }) => `${file}: ${title}`) };
}

const outcomes: Outcome[] = [];

plant([]);
const { origin, stop } = await serveBuild(site);
try {
  // Checks must pass without a fault, so that a later failure is due to the fault.
  const checks = [...new Set(chosen.map(({ check }) => JSON.stringify(check)))];
  const failing = checks.flatMap((check) => failingWithout(JSON.parse(check) as Fault["check"]));
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

/** Existing table rows by fault: a partial run updates only its own. */
function knownRows(): Map<string, string> {
  const lines = existsSync(table) ? readFileSync(table, "utf8").split("\n") : [];
  return new Map(
    lines.flatMap((line) => {
      const name = /^\| (.+?) +\|/.exec(line)?.[1];
      return name ? [[name, line] as const] : [];
    }),
  );
}

const rows = knownRows();
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
