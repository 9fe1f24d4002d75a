/**
 * Runs every check, small ones in parallel, and reports at the end what passed.
 *
 *   npm test                 everything
 *   npm test -- types lint   only the steps named
 *   npm test -- --shard 2/3  the second of three shards, for machines working in parallel
 *
 * A failed step does not stop the others, so one run reports everything.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { createInterface } from "node:readline";
import { parseArgs, stripVTControlCharacters } from "node:util";
import type { JSONReport } from "@playwright/test/reporter";
import { browserLaunch } from "./lib/browser.ts";
import { specsOf } from "./lib/playwrightReport.ts";
import { outcomeOf, summary, type Outcome } from "./lib/stepOutcome.ts";

type Step = {
  name: string;
  command: string;
  args: string[];
  /** Steps whose output this one reads. */
  after?: string[];
  /** Uses both processors: only background steps run at the same time. */
  alone?: boolean;
  /** Runs alongside any other step, at low priority. */
  background?: boolean;
};

const npm = (script: string): Pick<Step, "command" | "args"> => ({
  command: "npm",
  args: ["run", "--silent", script],
});

const lighthouse = (...args: string[]): Pick<Step, "command" | "args"> => ({
  command: "node",
  args: ["scripts/bench/lighthouse.ts", "--ci", ...args],
});

/**
 * In starting order. Browser tests spend a sixth of the time of two processors waiting for pictures
 * and frames; background steps, which only need CPU time, fill the gap.
 */
const steps: Step[] = [
  { name: "build", ...npm("build") },
  { name: "stories", ...npm("test:stories") },
  { name: "hosts", ...npm("check:hosts"), after: ["build"] },
  { name: "storybook", ...npm("storybook:build") },
  { name: "browser", ...npm("test:browser"), after: ["build", "storybook"], alone: true },
  { name: "editor", ...npm("test:editor"), after: ["build"] },
  { name: "types", ...npm("types"), background: true },
  // "types" generates the route types that this reads.
  { name: "lint", ...npm("lint"), after: ["types"], background: true },
  { name: "format", ...npm("format:check"), background: true },
  { name: "unit", ...npm("test:unit"), background: true },
  { name: "other-firm", ...npm("check:other-firm"), background: true },
  {
    name: "pictures",
    command: "node",
    args: ["scripts/build/pictures.ts", "--check"],
    background: true,
  },
  { name: "fonts", command: "node", args: ["scripts/build/fonts.ts", "--check"], background: true },
  { name: "bytes", ...npm("check:bytes"), after: ["build"], background: true },
  { name: "html", ...npm("check:html"), after: ["build"], background: true },
  { name: "css", ...npm("check:css"), after: ["build"], background: true },
  { name: "words", ...npm("check:words"), after: ["build"], background: true },
  { name: "nginx", ...npm("check:nginx"), after: ["build"], background: true },
  { name: "libraries", ...npm("check:libraries"), background: true },
  { name: "engines", ...npm("test:engines"), after: ["browser"] },
  { name: "audit", ...npm("audit:report"), after: ["browser"] },
  // Anything running alongside would count as the page's own blocking time. Guides, posts, towns and
  // the smaller lists consist of the same components as these; `npm run lighthouse` measures all.
  {
    name: "lighthouse-phone",
    ...lighthouse("--phone", "--kinds", "home,services,service,projects,project,faq,search"),
    after: ["browser"],
    alone: true,
  },
  // The same pages on a faster connection: only the kinds with a different layout.
  {
    name: "lighthouse-desktop",
    ...lighthouse("--desktop", "--kinds", "home,projects,service,search"),
    after: ["browser"],
  },
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
/** Long steps, which their own runner shards. The others are distributed over the shards. */
const split = new Set(["stories", "browser"]);
/** Needed by every shard of the browser tests. */
const shared = new Set(["build", "storybook"]);
const mine = steps
  // A shard of the browser tests is not a complete audit.
  .filter(({ name }) => name !== "audit" || shards === 1)
  .filter(({ name }, index) => split.has(name) || shared.has(name) || index % shards === shard - 1)
  .map((step) =>
    split.has(step.name) && shards > 1
      ? { ...step, args: [...step.args, "--", `--shard=${shard}/${shards}`] }
      : step,
  );
const chosen = wanted.length === 0 ? mine : mine.filter((step) => wanted.includes(step.name));

try {
  // Unpacks the pinned browser once, and fails early if it cannot start.
  await browserLaunch();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
mkdirSync("test-results", { recursive: true });

/** The browser tests' failures, shortened. */
function browserFailures(): string[] {
  try {
    const report = JSON.parse(readFileSync("test-results/browser.json", "utf8")) as JSONReport;
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

type Result = { name: string; outcome: Outcome; seconds: number; lastLines: string[] };

/** Runs a step. Prefixes its output with its name, since steps run in parallel. */
async function run({ name, command, args, background }: Step): Promise<Result> {
  const start = performance.now();
  const isPrefixed = chosen.length > 1;
  const child = spawn(command, args, {
    stdio: isPrefixed ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  // Child processes inherit the priority.
  if (background && child.pid) setPriority(child.pid, 10);
  const lastLines: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    if (!output) continue;
    createInterface(output).on("line", (line) => {
      console.log(`${name} | ${line}`);
      lastLines.push(stripVTControlCharacters(line).slice(0, 300));
      if (lastLines.length > 20) lastLines.shift();
    });
  }
  // A step that cannot start counts as failed, and does not stop the others either.
  const [status] = (await once(child, "close").catch((error: unknown) => {
    console.error(`${name} | ${String(error)}`);
    return [null];
  })) as [number | null];
  const seconds = (performance.now() - start) / 1000;
  return { name, outcome: outcomeOf(status), seconds, lastLines };
}

const results: Result[] = [];
const waiting = [...chosen];
const running = new Map<Step, Promise<void>>();
const isChosen = (name: string) => chosen.some((step) => step.name === name);
const isDone = (name: string) => results.some((result) => result.name === name);
/** Whether a step can start now. A failed step counts as done: later ones may be informative. */
function canStart({ after, alone, background }: Step): boolean {
  if (after?.some((name) => isChosen(name) && !isDone(name))) return false;
  const beside = [...running.keys()];
  if (background) return beside.length < 2;
  const others = beside.filter((step) => !step.background);
  return alone ? others.length === 0 : others.length < 2 && !others.some((step) => step.alone);
}

while (waiting.length + running.size > 0) {
  const next = waiting.findIndex(canStart);
  if (next === -1) {
    await Promise.race(running.values());
    continue;
  }
  const [step] = waiting.splice(next, 1) as [Step];
  console.log(`\n[${chosen.length - waiting.length}/${chosen.length}] ${step.name}`);
  const end = (result: Result) => {
    running.delete(step);
    results.push(result);
    console.log(`[${results.length} of ${chosen.length} done] ${result.name}`);
  };
  running.set(step, run(step).then(end));
}

console.log("");
for (const { name, outcome, seconds } of results) {
  console.log(`${outcome.padEnd(7)}  ${name.padEnd(18)} ${seconds.toFixed(0).padStart(4)} s`);
}
// Logs are often read from the end.
for (const { name, outcome, lastLines } of results) {
  if (outcome !== "FAILED") continue;
  console.log(`\n${name} failed:`);
  console.log((name === "browser" ? browserFailures() : lastLines).join("\n"));
}
const outcomes = results.map(({ outcome }) => outcome);
console.log(`\n${summary(outcomes)}`);
process.exit(outcomes.includes("FAILED") ? 1 : 0);
