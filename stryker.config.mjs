/**
 * Mutation testing: each mutant is a small fault in pure code that a unit test should notice. One
 * folder at a time (`MUTANTS=lib npm run test:mutants`), since mutants in code that runs at import
 * time are judged by all tests: docs/developers/mutation-tests.md.
 */

import { globSync } from "node:fs";

/**
 * The files to mutate in each folder, and the tests that must fail: only those with small, made-up
 * content, since tests that read the whole site for each mutant would take days. Left out because
 * browser scenarios or the tests of the whole content test them: hooks and components of widgets, a
 * visitor's storage, and what has no test beside it in `app/lib`. Left out because they are data,
 * not logic: the content in `app/content` and `searchIndex.ts`. `app/content/business.ts` reads a
 * file at import time.
 */
const folders = {
  lib: {
    mutate: globSync("app/lib/**/*.test.ts").map((file) => file.replace(".test", "")),
    tests: ["app/lib/**/*.test.ts"],
  },
  schemas: {
    mutate: ["app/content/schema/*.ts"],
    tests: ["app/content/schema/*.test.ts", "app/content/prices.test.ts"],
  },
  content: {
    mutate: ["app/content/*.server.ts"],
    // Not that of the whole content.
    tests: ["app/content/{loaders/,}!(content).test.ts"],
  },
  search: {
    mutate: ["app/search/{answers,engine,highlight,longestQuery,postings,queryExpansion,words}.ts"],
    // Not the property tests, which take seconds per mutant.
    tests: ["app/search/!(property).test.ts"],
  },
  seo: {
    mutate: ["app/seo/**/*.ts"],
    tests: ["app/seo/{links,metadata,pictures,smallSite}.test.ts"],
  },
  widgets: {
    mutate: ["app/widgets/Picture/pictureSizes.ts"],
    tests: ["app/widgets/**/*.test.ts"],
  },
};

const name = process.env.MUTANTS ?? "lib";
/** The folder asked for. */
export const folder = folders[name];
if (!folder) throw new Error(`MUTANTS is one of ${Object.keys(folders).join(", ")}, not "${name}"`);

/** Labels of fields in the owner's form, `text.meta({ title: "Who speaks" })`: words, not logic. */
const isFormLabel = ({ node, parent }) =>
  node.type === "ObjectExpression" && parent?.callee?.property?.name === "meta";

export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "form-labels",
    value: { shouldIgnore: (path) => (isFormLabel(path) ? "a label in a form" : undefined) },
  },
];

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  mutate: [...folder.mutate, "!app/**/*.test.ts"],
  appendPlugins: ["./stryker.config.mjs"],
  ignorers: ["form-labels"],
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutants.config.mjs", related: false },
  coverageAnalysis: "perTest",
  reporters: ["clear-text", "progress-append-only", "html"],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  htmlReporter: { fileName: `reports/mutants/${name}.html` },
  incremental: true,
  incrementalFile: `reports/mutants/${name}.json`,
  thresholds: { high: 95, low: 85, break: 85 },
  timeoutMS: 20_000,
  // Stryker cannot rewrite tsconfig.json: TypeScript 7 lacks the API for it.
  tsconfigFile: "none",
  // Files that neither mutants nor their tests read.
  ignorePatterns: [
    "/build",
    "/docs",
    "/e2e",
    "/stories",
    "/storybook-static",
    "/test-results",
    "/playwright-report",
    "/reports",
    "/.react-router",
  ],
};
