import { defineConfig } from "vitest/config";

/**
 * The unit tests that Stryker lets loose on mutants: those of `app` that run in its own process, or
 * those that `scripts/check/mutants.ts` names. Stryker's own `testFiles` will not do: with it a mutant
 * of what is made when a module is loaded never comes alive (10.1.1), and every one of them survives.
 */
export default defineConfig({
  test: {
    include: (process.env["MUTANT_TESTS"] ?? "app/**/*.test.ts").split(","),
    // The entries of the first are read by processes of their own, where no mutant is alive; the
    // second compares texts with files of art, which are not copied.
    exclude: ["app/content/content.test.ts", "app/content/drawings.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
