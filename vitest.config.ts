import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserLaunch } from "./scripts/lib/browser.ts";

const launchOptions = await browserLaunch();

/** Unit tests of code and content in Node; every story as a test in the pinned browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "admin/**/*.test.ts",
            "app/**/*.test.ts",
            "scripts/**/*.test.ts",
            "stories/coverage.test.ts",
            "e2e/visual/*.test.ts",
          ],
          environment: "node",
          // Browsers have Temporal; this version of Node needs a flag.
          execArgv: ["--harmony-temporal"],
          // Tests do not modify shared modules, so content is read once for all of them.
          isolate: false,
          // Some read all content in a process of their own, at low priority.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        // Rescans dependencies each time: one first needed by a new story would be discovered
        // mid-run, reload the page and fail the tests then running.
        optimizeDeps: { force: true },
        test: {
          name: "stories",
          // Stories are rendered afresh anyway, and reloading all modules for each file takes half
          // of the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions,
              contextOptions: {
                reducedMotion: "reduce",
                locale: "en-GB",
                timezoneId: "Europe/London",
              },
            }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
