/**
 * Runs every check, two beside each other where they are small, and says at the end what passed.
 *
 *   npm test              everything
 *   npm test -- types lint   only the steps named
 *   npm test -- --shard 2/3  the second of three parts, for machines that run beside each other
 *
 * A step that fails does not stop the others, so that one run tells all.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { createInterface } from "node:readline";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { browserLaunch } from "./lib/browser.ts";
import { outcomeOf, summary, type Outcome } from "./lib/stepOutcome.ts";

type Step = {
  name: string;
  command: string;
  args: string[];
  /** The steps that make what this one reads. */
  after?: string[];
  /** Keeps two processors busy by itself: only what yields runs beside it. */
  alone?: boolean;
  /** Waits for nobody: runs beside any other step, with the time that one leaves. */
  yields?: boolean;
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
 * In the order in which they begin. Pages wait for pictures and frames, so that the browser tests
 * leave a sixth of two processors idle: what takes processor time and waits for nothing runs there.
 */
const steps: Step[] = [
  { name: "build", ...npm("build") },
  { name: "stories", ...npm("test:stories") },
  { name: "hosts", ...npm("check:hosts"), after: ["build"] },
  { name: "storybook", ...npm("storybook:build") },
  { name: "browser", ...npm("test:browser"), after: ["build", "storybook"], alone: true },
  { name: "editor", ...npm("test:editor"), after: ["build"] },
  { name: "types", ...npm("types"), yields: true },
  // Types of the routes are made by "types" and read here.
  { name: "lint", ...npm("lint"), after: ["types"], yields: true },
  { name: "format", ...npm("format:check"), yields: true },
  { name: "unit", ...npm("test:unit"), yields: true },
  { name: "other-firm", ...npm("check:other-firm"), yields: true },
  {
    name: "pictures",
    command: "node",
    args: ["scripts/build/pictures.ts", "--check"],
    yields: true,
  },
  { name: "fonts", command: "node", args: ["scripts/build/fonts.ts", "--check"], yields: true },
  { name: "bytes", ...npm("check:bytes"), after: ["build"], yields: true },
  { name: "html", ...npm("check:html"), after: ["build"], yields: true },
  { name: "words", ...npm("check:words"), after: ["build"], yields: true },
  { name: "origin", ...npm("check:origin"), after: ["build"], yields: true },
  { name: "nginx", ...npm("check:nginx"), after: ["build"], yields: true },
  { name: "libraries", ...npm("check:libraries"), yields: true },
  { name: "engines", ...npm("test:engines"), after: ["browser"] },
  { name: "audit", ...npm("audit:report"), after: ["browser"] },
  { name: "lighthouse-phone", ...lighthouse("--phone"), after: ["browser"] },
  // The same pages on a faster line: only the kinds whose layout there is another.
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
/** Long steps that their own runner splits. The others take turns. */
const split = new Set(["stories", "browser"]);
/** What every part of the browser tests needs. */
const shared = new Set(["build", "storybook"]);
const mine = steps
  // A part of the browser tests is no whole audit.
  .filter(({ name }) => name !== "audit" || shards === 1)
  .filter(({ name }, index) => split.has(name) || shared.has(name) || index % shards === shard - 1)
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

type Result = { name: string; outcome: Outcome; seconds: number };

/** Runs a step. Each of its lines bears its name, since another one may run beside it. */
async function run({ name, command, args, yields }: Step): Promise<Result> {
  const start = performance.now();
  const isNamed = chosen.length > 1;
  const child = spawn(command, args, { stdio: isNamed ? ["ignore", "pipe", "pipe"] : "inherit" });
  // What it starts inherits this.
  if (yields && child.pid) setPriority(child.pid, 10);
  for (const output of [child.stdout, child.stderr]) {
    if (output) createInterface(output).on("line", (line) => console.log(`${name} | ${line}`));
  }
  // One that cannot even begin has failed, and stops the others as little.
  const [status] = (await once(child, "close").catch((error: unknown) => {
    console.error(`${name} | ${String(error)}`);
    return [null];
  })) as [number | null];
  return { name, outcome: outcomeOf(status), seconds: (performance.now() - start) / 1000 };
}

const results: Result[] = [];
const waiting = [...chosen];
const running = new Map<Step, Promise<void>>();
const isChosen = (name: string) => chosen.some((step) => step.name === name);
const isDone = (name: string) => results.some((result) => result.name === name);
/** Whether a step may begin: one that failed has ended, too, and what follows it tells more. */
function mayBegin({ after, alone, yields }: Step): boolean {
  if (after?.some((name) => isChosen(name) && !isDone(name))) return false;
  const beside = [...running.keys()];
  if (yields) return beside.length < 2;
  const others = beside.filter((step) => !step.yields);
  return alone ? others.length === 0 : others.length < 2 && !others.some((step) => step.alone);
}

while (waiting.length + running.size > 0) {
  const next = waiting.findIndex(mayBegin);
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
if (results.some(({ name, outcome }) => name === "browser" && outcome === "FAILED")) {
  console.log(browserFailures().join("\n"));
}
const outcomes = results.map(({ outcome }) => outcome);
console.log(`\n${summary(outcomes)}`);
process.exit(outcomes.includes("FAILED") ? 1 : 0);
