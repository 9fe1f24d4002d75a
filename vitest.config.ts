import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserLaunch } from "./scripts/lib/browser.ts";

const launchOptions = await browserLaunch();

/** Unit tests of pure code and content in Node; every story as a test in the pinned browser. */
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
          // Browsers have Temporal, this Node only when asked.
          execArgv: ["--harmony-temporal"],
          // No test changes a module for the next: the content is read once for all of them.
          isolate: false,
          // Some read all content in a process of their own, with the time that others leave.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        // Looks for dependencies anew each time: one that a story has brought since the last run
        // would be found halfway, reload the page and fail whatever was running.
        optimizeDeps: { force: true },
        test: {
          name: "stories",
          // Every story is rendered anew anyway; loading all modules anew for each file is half of
          // the time.
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
