import { defineConfig } from "vitest/config";

/**
 * Unit tests for Stryker: those of `app` that run in its own process, or those that
 * `scripts/check/mutants.ts` names. Stryker's `testFiles` option will not do: with it mutants in
 * code that runs at import time are never activated and all survive (10.1.1).
 */
export default defineConfig({
  test: {
    include: (process.env["MUTANT_TESTS"] ?? "app/**/*.test.ts").split(","),
    // It compares with art files, which are not copied.
    exclude: ["app/content/drawings.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
