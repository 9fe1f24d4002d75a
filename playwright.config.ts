import { defineConfig, devices } from "@playwright/test";
import { existsSync } from "node:fs";
import { arch, platform } from "node:os";
import { phone } from "./e2e/support/screen.ts";
import { storybookPort } from "./e2e/visual/camera.ts";
import { browserLaunch } from "./scripts/lib/browser.ts";

const port = Number(process.env.PORT ?? 4173);
const desktop = devices["Desktop Chrome"];
const launch = await browserLaunch();
/**
 * Most pages here live for a second, so optimising their scripts and keeping a spare renderer
 * process cost more than they gain: together a sixth of a page's CPU time. Timings are measured
 * elsewhere, without these flags.
 */
const launchOptions = {
  ...launch,
  args: [...launch.args, "--js-flags=--no-opt --no-maglev", "--renderer-process-limit=1"],
};

/** They set their own viewports, so running them on the desktop is enough. */
const bringTheirSizes = ["reflow.spec.ts", "focusNotCovered.spec.ts"];

const storybookServer = {
  command: `node node_modules/serve/build/main.js storybook-static -L --no-clipboard -l ${storybookPort}`,
  url: `http://localhost:${storybookPort}`,
  reuseExistingServer: !process.env.CI,
};

/** Other CPU architectures round differently when rendering. */
const isComparable = platform() === "linux" && arch() === "x64";
if (!isComparable) console.warn("Not run: pictures, whose baselines are of Linux x64.");

/** Compares every screenshot with its baseline. */
const visual = {
  name: "visual",
  testMatch: "e2e/visual/*.spec.ts",
  use: {
    launchOptions: {
      ...launch,
      // Makes rendering independent of the CPU and of what was drawn before: one code path, whole
      // tiles, pictures decoded before they are drawn.
      args: [
        ...launch.args,
        "--disable-skia-runtime-opts",
        "--disable-partial-raster",
        "--disable-checker-imaging",
      ],
    },
  },
};

/**
 * Browser tests against the production build: run `npm run build` first. Which file belongs to which
 * project is said in globs to the file's name: a regular expression would match the names of the
 * folders above the project, too.
 */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Twice the default: a test that visits every kind of page must not time out on a busy machine.
  timeout: 60_000,
  workers: 2,
  // `npm test` repeats the failures in the JSON report at its end.
  reporter: [
    ["list"],
    ["html", { open: "never" }],
    ["json", { outputFile: "test-results/browser.json" }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    trace: "off",
    launchOptions,
    // The motion project overrides this.
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: [
    {
      command: "node scripts/build/serve.mjs",
      url: `http://localhost:${port}`,
      reuseExistingServer: !process.env.CI,
      env: { PORT: String(port) },
    },
    ...(existsSync("storybook-static") ? [storybookServer] : []),
  ],
  projects: [
    {
      name: "phone",
      use: { ...desktop, viewport: phone, hasTouch: true, isMobile: true },
      testMatch: "e2e/{scenarios,a11y,faults}/*.spec.ts",
      testIgnore: ["megaMenu.spec.ts", ...bringTheirSizes],
      grepInvert: /@wide/,
    },
    {
      name: "tablet",
      use: { ...desktop, viewport: { width: 768, height: 1024 }, hasTouch: true },
      testMatch: "e2e/scenarios/*.spec.ts",
      testIgnore: [
        "megaMenu.spec.ts",
        ...bringTheirSizes,
        // Tests without a tablet layout of their own: the phone and the desktop cover them.
        "{arrival,backCloses,beforeAfter,beforeHydration,dock,doubleTap,gallery,keyboardOnly,loading,metrics,mobileMenu,openNow,proof,search*,sharePage,toast,tools,withoutScript}.spec.ts",
      ],
      grepInvert: /@wide/,
    },
    {
      name: "desktop",
      use: { ...desktop, viewport: { width: 1440, height: 900 } },
      testMatch: "e2e/{scenarios,a11y,site}/*.spec.ts",
      testIgnore: "mobileMenu.spec.ts",
      grepInvert: /@narrow/,
    },
    {
      name: "motion",
      use: {
        ...desktop,
        viewport: { width: 1440, height: 900 },
        contextOptions: { reducedMotion: "no-preference" },
      },
      testMatch: "e2e/motion/*.spec.ts",
    },
    ...(isComparable ? [visual] : []),
  ],
});
