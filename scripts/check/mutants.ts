/**
 * Mutation testing: Stryker plants small faults in pure code, and its unit tests must notice at
 * least 85 % of them in every folder. docs/developers/mutation-tests.md says how to run it.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";

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
      ...["links", "metadata", "pictures", "smallSite"].map((name) => `app/seo/${name}.test.ts`),
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

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith("-"));
const chosen = named.length > 0 ? named : Object.keys(folders);
mkdirSync("reports/mutants", { recursive: true });
const failed = chosen.filter((name) => {
  const folder = folders[name];
  if (!folder) throw new Error(`No folder ${name}: ${Object.keys(folders).join(", ")}`);
  const { mutate, tests } = folder;
  console.log(`\n${name}`);
  const { status } = spawnSync(
    "stryker",
    [
      "run",
      "--mutate",
      [...mutate, "!app/**/*.test.ts"].join(","),
      "--incrementalFile",
      `reports/mutants/${name}.json`,
      ...args.filter((arg) => arg.startsWith("-")),
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
