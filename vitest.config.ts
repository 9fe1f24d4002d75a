import { defineConfig } from "vitest/config";
import { testedDay } from "./scripts/lib/testedDay.ts";

/** Unit tests of code and content, in Node. Stories are tested where their pictures are taken. */
export default defineConfig({
  test: {
    include: [
      "admin/**/*.test.ts",
      "app/**/*.test.ts",
      "e2e/**/*.test.ts",
      "scripts/**/*.test.ts",
      "stories/coverage.test.ts",
    ],
    environment: "node",
    env: { VITE_TODAY: testedDay },
    // Tests do not modify shared modules, so content is read once for all of them.
    isolate: false,
    // Some read all content in a separate process.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
