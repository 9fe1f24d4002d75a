/**
 * A quick check of what has changed, to run before the whole suite: types and lint of everything,
 * formatting of the changed files, the unit tests and stories that import them, and the browser
 * tests named after a changed part, or after one that imports a changed helper.
 *
 *   npm run test:changed            since branching off `main`, or since the last commit on it
 *   npm run test:changed -- <rev>   since any revision
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname } from "node:path";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

const [, , since] = process.argv;
/** The revision asked for, or the commit this branch started from. */
const base = since ? git("rev-parse", since) : git("merge-base", "HEAD", "main");
const changed = [
  ...new Set(
    [git("diff", "--name-only", base), git("ls-files", "--others", "--exclude-standard")]
      .join("\n")
      .split("\n"),
  ),
].filter((file) => file !== "" && existsSync(file));
if (changed.length === 0) {
  console.log("Nothing has changed.");
  process.exit(0);
}
console.log(`${changed.length} files changed since ${base.slice(0, 7)}.`);

/** `MegaMenu.stories.tsx`, `MegaMenu.tsx` and `megaMenu.spec.ts` belong to the same part. */
const partOf = (file: string) => basename(file).split(".")[0]!.toLowerCase();
/** Files that import a helper, such as the thresholds. `git grep` exits with 1 if there are none. */
const importersOf = (file: string) =>
  spawnSync("git", ["grep", "-l", `/${basename(file)}"`, "--", "app"], { encoding: "utf8" })
    .stdout.split("\n")
    .filter(Boolean);
const parts = new Set(
  [...changed, ...changed.filter((file) => file.startsWith("app/lib/")).flatMap(importersOf)]
    .filter((file) => /^(app|stories|e2e)\//.test(file))
    // A widget's helpers are in its folder.
    .flatMap((file) => [partOf(file), partOf(dirname(file))]),
);
const specs = readdirSync("e2e", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".spec.ts") && parts.has(partOf(file)))
  .map((file) => `e2e/${file}`);

type Step = [name: string, command: string, ...args: string[]];
const steps: Step[] = [
  ["types", "npm", "run", "--silent", "types"],
  ["lint", "npm", "run", "--silent", "lint"],
  ["format", "prettier", "--check", "--ignore-unknown", ...changed],
  ["unit", "vitest", "run", "--project", "unit", "--changed", base, "--passWithNoTests"],
  ["stories", "vitest", "run", "--project", "stories", "--changed", base, "--passWithNoTests"],
];
if (specs.length > 0)
  steps.push(
    ["build", "npm", "run", "--silent", "build"],
    ["browser", "playwright", "test", ...specs],
  );

let failed = 0;
for (const [index, [name, command, ...args]] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${name}`);
  if (spawnSync(command, args, { stdio: "inherit" }).status !== 0) {
    failed += 1;
    console.log(`FAILED  ${name}`);
  }
}
console.log(`\n${steps.length - failed} passed, ${failed} failed. Full suite: npm test`);
process.exit(failed === 0 ? 0 : 1);
