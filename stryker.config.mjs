/**
 * Mutation testing (`npm run test:mutants`): each mutant is a small fault that a unit test should
 * notice. `scripts/check/mutants.ts` defines what is mutated, with which tests, and what is left
 * out because browser scenarios test it.
 */

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
  appendPlugins: ["./stryker.config.mjs"],
  ignorers: ["form-labels"],
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutants.config.ts", related: false },
  coverageAnalysis: "perTest",
  reporters: ["clear-text", "progress-append-only", "html", "json"],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  incremental: true,
  thresholds: { high: 95, low: 85, break: 85 },
  timeoutMS: 20_000,
  // Stryker cannot rewrite tsconfig.json: TypeScript 7 lacks the API for it.
  tsconfigFile: "none",
  // Files that neither mutants nor their tests read.
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
    "/.react-router",
  ],
};
