import { defineConfig, devices } from "@playwright/test";
import { browserLaunch } from "../../scripts/lib/browser.ts";

const launchOptions = await browserLaunch();

/** The content editor, in a copy of the project: `npm run test:editor`. It builds that copy itself. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/editor",
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 1,
  // One long way from an empty form to a built page, on machines of any speed.
  timeout: 400_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "../../test-results/editor.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/London",
    actionTimeout: 20_000,
    trace: "off",
    launchOptions,
    contextOptions: { reducedMotion: "reduce" },
  },
});
