/**
 * Runs every check, one after the other, and says at the end what passed.
 *
 *   npm test              everything
 *   npm test -- types lint   only the steps named
 *   npm test -- --shard 2/3  the second of three parts, for machines that run beside each other
 *
 * A step that fails does not stop the others, so that one run tells all.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { browserLaunch } from "./browser.ts";

type Step = { name: string; command: string; args: string[] };

const npm = (script: string): Pick<Step, "command" | "args"> => ({
  command: "npm",
  args: ["run", "--silent", script],
});

const steps: Step[] = [
  { name: "pictures", command: "node", args: ["scripts/pictures.ts", "--check"] },
  { name: "types", ...npm("types") },
  { name: "lint", ...npm("lint") },
  { name: "format", ...npm("format:check") },
  { name: "unit", ...npm("test:unit") },
  { name: "build", ...npm("build") },
  { name: "origin", ...npm("check:origin") },
  { name: "bytes", ...npm("check:bytes") },
  { name: "hosts", ...npm("check:hosts") },
  { name: "html", ...npm("check:html") },
  { name: "words", ...npm("check:words") },
  { name: "other-firm", ...npm("check:other-firm") },
  { name: "editor", ...npm("test:editor") },
  { name: "stories", ...npm("test:stories") },
  { name: "storybook", ...npm("storybook:build") },
  { name: "browser", ...npm("test:browser") },
  { name: "audit", ...npm("audit:report") },
];

const { values, positionals: wanted } = parseArgs({
  options: { shard: { type: "string" } },
  allowPositionals: true,
});
const [shard = 1, shards = 1] = (values.shard ?? "1/1").split("/").map(Number);
if (!(shard >= 1 && shard <= shards)) {
  console.error(`--shard ${values.shard}: expected something like 2/3.`);
  process.exit(1);
}
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step ${unknown.join(", ")}. The steps are: ${steps.map((step) => step.name).join(", ")}.`,
  );
  process.exit(1);
}
/** Long steps that their own runner splits; every part needs the build. The others take turns. */
const split = new Set(["stories", "browser"]);
const mine = steps
  // A part of the browser tests is no whole audit.
  .filter(({ name }) => name !== "audit" || shards === 1)
  .filter(({ name }, index) => split.has(name) || name === "build" || index % shards === shard - 1)
  .map((step) =>
    split.has(step.name) && shards > 1
      ? { ...step, args: [...step.args, "--", `--shard=${shard}/${shards}`] }
      : step,
  );
const chosen = wanted.length === 0 ? mine : mine.filter((step) => wanted.includes(step.name));

try {
  // Unpacks the pinned browser once, and says in one line what it lacks.
  await browserLaunch();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
mkdirSync("test-results", { recursive: true });

/** What the browser tests said of each failure, shortened: a log is often read from its end. */
function browserFailures(): string[] {
  type Suite = { suites?: Suite[]; specs?: Spec[] };
  type Spec = { title: string; file: string; line: number; tests: Test[] };
  type Test = { projectName: string; results: { error?: { message?: string } }[] };
  const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  try {
    const report = JSON.parse(readFileSync("test-results/browser.json", "utf8")) as Suite;
    return specsOf(report).flatMap(({ title, file, line, tests }) =>
      tests.flatMap(({ projectName, results: runs }) =>
        runs.flatMap(({ error }) =>
          error
            ? [
                `\n${projectName}: ${file}:${line} ${title}`,
                stripVTControlCharacters(error.message ?? "").slice(0, 600),
              ]
            : [],
        ),
      ),
    );
  } catch (error) {
    return [`The browser tests left no report: ${String(error)}`];
  }
}

const results = chosen.map((step, index) => {
  console.log(`\n[${index + 1}/${chosen.length}] ${step.name}`);
  const start = performance.now();
  const { status } = spawnSync(step.command, step.args, { stdio: "inherit" });
  return { name: step.name, passed: status === 0, seconds: (performance.now() - start) / 1000 };
});

console.log("");
for (const { name, passed, seconds } of results) {
  console.log(
    `${passed ? "passed" : "FAILED"}  ${name.padEnd(10)} ${seconds.toFixed(0).padStart(4)} s`,
  );
}
if (results.some(({ name, passed }) => name === "browser" && !passed)) {
  console.log(browserFailures().join("\n"));
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
