import { defineConfig } from "vitest/config";
import { folder } from "./stryker.config.mjs";

/**
 * Unit tests for Stryker. Its `testFiles` option will not do: with it mutants in code that runs at
 * import time are never activated and all survive (10.1.1).
 */
export default defineConfig({
  test: {
    include: folder.tests,
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
