/**
 * Mutation testing: Stryker plants small faults in pure code, and its unit tests must notice at
 * least 85 % of them in every folder.
 *
 *   npm run test:mutants                 all folders; weekly in CI
 *   npm run test:mutants -- lib seo      the folders named
 *   npm run test:mutants -- lib --force  from scratch, ignoring earlier results
 *
 * Reports: reports/mutants/<folder>.html. Results are cached next to them, so only what has changed
 * is tested again.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { parseArgs } from "node:util";

type Folder = {
  /** Files to mutate. */
  mutate: string[];
  /**
   * Tests that must fail. Only those with small, made-up content: running tests that read the whole
   * site for each mutant would take days.
   */
  tests: string[];
};

/**
 * What is mutated. Left out because browser scenarios test them: hooks and components of widgets,
 * `app/widgets/reveal.ts`, and a visitor's storage (`app/search/stored.ts`, `app/lib/keptPlaces.ts`).
 * Left out because they are data, not logic: the content in `app/content`, `app/search/fixtures`,
 * `searchIndex.ts`, `storageKeys.ts`. `app/content/business.ts` reads a file at import time.
 */
const folders: Record<string, Folder> = {
  lib: {
    mutate: ["app/lib/*.ts", "!app/lib/{keptPlaces,storageKeys}.ts"],
    tests: ["app/lib/*.test.ts"],
  },
  schemas: {
    mutate: ["app/content/schema/*.ts"],
    tests: ["app/content/schema/*.test.ts", "app/content/costs.test.ts"],
  },
  content: {
    mutate: ["app/content/*.server.ts"],
    tests: ["cards", "costs", "issues", "markdown", "proof", "read", "tools", "typeset"].map(
      (name) => `app/content/${name}.test.ts`,
    ),
  },
  search: {
    mutate: ["answers", "engine", "highlight", "longestQuery", "postings", "readings", "words"].map(
      (name) => `app/search/${name}.ts`,
    ),
    // Not the fuzz tests, which take seconds per mutant.
    tests: ["app/search/!(property).test.ts"],
  },
  seo: {
    mutate: ["app/seo/**/*.ts"],
    tests: [
      ...["deadLinks", "metadata", "pictures", "smallSite"].map(
        (name) => `app/seo/${name}.test.ts`,
      ),
      "app/seo/files/*.test.ts",
    ],
  },
  widgets: {
    mutate: ["MegaMenu/timing", "Picture/largestFile", "Picture/pictureSizes", "Toast/toasts"].map(
      (name) => `app/widgets/${name}.ts`,
    ),
    tests: ["app/widgets/**/*.test.ts"],
  },
};

const { values, positionals } = parseArgs({
  options: { force: { type: "boolean", default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in folders));
if (unknown.length > 0) {
  console.error(
    `No folder ${unknown.join(", ")}. The folders are: ${Object.keys(folders).join(", ")}.`,
  );
  process.exit(1);
}

const chosen = positionals.length > 0 ? positionals : Object.keys(folders);
mkdirSync("reports/mutants", { recursive: true });
const failed = chosen.filter((name) => {
  const { mutate, tests } = folders[name]!;
  console.log(`\n${name}`);
  const { status } = spawnSync(
    "stryker",
    [
      "run",
      "--mutate",
      [...mutate, "!app/**/*.test.ts"].join(","),
      "--incrementalFile",
      `reports/mutants/${name}.json`,
      ...(values.force ? ["--force"] : []),
    ],
    { stdio: "inherit", env: { ...process.env, MUTANT_TESTS: tests.join(",") } },
  );
  if (status === 0 || status === 1)
    cpSync("reports/mutation/mutation.html", `reports/mutants/${name}.html`);
  return status !== 0;
});
console.log(
  failed.length === 0
    ? `\nMutation score reached in ${chosen.join(", ")}.`
    : `\nMutation score too low in ${failed.join(", ")}: see reports/mutants.`,
);
process.exit(failed.length === 0 ? 0 : 1);
