import { defineConfig, devices } from "@playwright/test";
import { browserLaunch } from "../support/browser.ts";
import { phone } from "../support/screen.ts";

const port = Number(process.env.PORT ?? 4173);
const launchOptions = await browserLaunch();

/** Tests the editor at /admin in the built site: `npm run build`, then `npm run test:editor`. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/editor",
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 1,
  // The main test goes from an empty form to a built page.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "../../test-results/editor.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
    timezoneId: "Europe/London",
    actionTimeout: 20_000,
    trace: "off",
    launchOptions,
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: {
    command: "node scripts/hosting/serve.mjs",
    cwd: "../..",
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
    env: { PORT: String(port) },
  },
});
