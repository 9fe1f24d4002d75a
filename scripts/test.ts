/**
 * Runs the steps of turbo.json, two at a time and then those with browsers one by one, and reports what
 * passed. A step whose inputs have not changed since it passed is not run again.
 *
 *   npm test                 what a change is judged by
 *   npm run test:full        that and what seldom breaks by a change
 *   npm test -- types lint   only these steps, and what they need
 *   npm test -- --force      everything again
 */
import { spawn } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { killAtExit } from "./lib/atExit.ts";
import { notRun } from "./lib/notRun.ts";
import { testedDay } from "./lib/testedDay.ts";

const { tasks } = JSON.parse(readFileSync("turbo.json", "utf8")) as {
  tasks: Record<string, { dependsOn?: string[] }>;
};
/** The steps of a group, or the step. The groups are tasks too, of which nothing runs but what they depend on. */
const stepsOf = (name: string): string[] =>
  ["steps", "steps:full"].includes(name) ? tasks[name]!.dependsOn!.flatMap(stepsOf) : [name];

/**
 * These fill both processors, and what they wait for may come too late beside another step. Turborepo has no locks:
 * made to need each other, one that fails would keep the next from running.
 */
const alone = new Set([
  "test:browser",
  "test:browser:full",
  "test:editor",
  "test:engines",
  "test:old-browsers",
  "check:other-firm",
  "lighthouse:phone",
  "lighthouse:desktop",
]);

const args = process.argv.slice(2);
const asked = args.filter((arg) => !arg.startsWith("-"));
const steps = (asked.length > 0 ? asked : ["steps"]).flatMap(stepsOf);
const options = args.filter((arg) => arg.startsWith("-"));

// npm, if it is killed, doesn't pass the signal on.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(1), 1000).unref();

type Task = {
  taskId: string;
  logFile: string;
  cache: { status: "HIT" | "MISS" };
  execution?: { startTime: number; endTime: number; exitCode: number };
};

/** Runs steps and what they need, so many at a time. */
async function run(wanted: string[], atATime: number): Promise<Task[]> {
  if (wanted.length === 0) return [];
  const runs = ".turbo/runs";
  rmSync(runs, { recursive: true, force: true });
  const turbo = spawn(
    "turbo",
    [
      "run",
      ...wanted,
      `--concurrency=${atATime}`,
      "--continue=dependencies-successful",
      "--output-logs=new-only",
      "--summarize",
      ...options,
    ],
    {
      stdio: "inherit",
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", VITE_TODAY: testedDay },
    },
  );
  // It ends its steps, and they their servers.
  killAtExit(turbo);
  await new Promise((done) => turbo.once("close", done));
  const [file] = globSync(`${runs}/*.json`);
  // It has said what is wrong with what it was asked.
  if (file === undefined) process.exit(1);
  return (JSON.parse(readFileSync(file, "utf8")) as { tasks: Task[] }).tasks;
}

const outcomeOf = (exitCode: number) =>
  exitCode === 0 ? "passed" : exitCode === notRun ? "not run" : "FAILED";
const together = await run(
  steps.filter((step) => !alone.has(step)),
  2,
);
const afterwards = await run(
  steps.filter((step) => alone.has(step)),
  1,
);
const known = new Set(together.map(({ taskId }) => taskId));
const ran = [...together, ...afterwards.filter(({ taskId }) => !known.has(taskId))];
const results = ran.map(({ taskId, logFile, cache, execution }) => ({
  name: taskId,
  logFile,
  seconds: execution ? (execution.endTime - execution.startTime) / 1000 : 0,
  isCached: cache.status === "HIT",
  // A step does not start if one that it needs has failed.
  outcome: execution ? outcomeOf(execution.exitCode) : "not run",
}));

console.log("");
for (const { name, outcome, seconds, isCached } of results) {
  const took = isCached ? "unchanged" : `${seconds.toFixed(0).padStart(4)} s`;
  console.log(`${outcome.padEnd(7)}  ${name.padEnd(20)} ${took}`);
}
// Logs are often read from the end.
for (const { name, outcome, logFile } of results) {
  if (outcome !== "FAILED") continue;
  const lines = stripVTControlCharacters(readFileSync(logFile, "utf8")).trimEnd().split("\n");
  console.log(`\n${name} failed:\n${lines.slice(-60).join("\n")}`);
}
const missing = results.filter(({ outcome }) => process.env.CI && outcome === "not run");
if (missing.length > 0)
  console.log(`\nNot run, which fails in CI: ${missing.map(({ name }) => name).join(", ")}.`);
const count = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
console.log(`\n${count("passed")} passed, ${count("FAILED")} failed, ${count("not run")} not run`);
process.exit(count("FAILED") > 0 || missing.length > 0 || results.length === 0 ? 1 : 0);
