/**
 * Mutation testing (`npm run test:mutants`): each mutant is a small fault that a unit test should
 * notice. `scripts/check/mutants.ts` says what is tried, which tests judge it, and what is left out
 * because its tests are scenarios in a browser.
 */
/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutants.config.ts", related: false },
  coverageAnalysis: "perTest",
  // Browsers have Temporal, this Node only when asked.
  testRunnerNodeArgs: ["--harmony-temporal"],
  reporters: ["clear-text", "progress-append-only", "html", "json"],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  incremental: true,
  thresholds: { high: 95, low: 85, break: 85 },
  timeoutMS: 20_000,
  // TypeScript 7 has none of the functions with which Stryker would move a tsconfig.json.
  tsconfigFile: "none",
  // What no mutant and no test of one reads need not be copied.
  ignorePatterns: [
    "/art",
    "/build",
    "/docs",
    "/e2e",
    "/stories",
    "/storybook-static",
    "/test-results",
    "/playwright-report",
    "/reports",
    ".react-router",
  ],
};
