import { defineConfig, devices, firefox, webkit } from "@playwright/test";
import { existsSync } from "node:fs";
import { arch, platform } from "node:os";
import { join } from "node:path";
import { screens } from "./.storybook/screenshots.ts";
import { phone } from "./e2e/support/browser/screen.ts";
import { checkoutPath } from "./scripts/lib/checkoutPath.ts";
import { storybookFolder, storybookPort } from "./e2e/support/browser/storybook.ts";
import { browserLaunch } from "./scripts/lib/browser.ts";

const port = Number(process.env.PORT ?? 4173);
// The build under test has checked this content: its readers need not check it again.
process.env.CHECKED_CONTENT = join(process.cwd(), "app", "content");
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

/**
 * The server of a build: used if it is this checkout's, started otherwise, and refused if it is another's.
 */
function serverOf(build: string, command: string, at: number) {
  if (!existsSync(build)) {
    console.warn(`Not served: ${build}, which has not been built.`);
    return [];
  }
  const url = `http://localhost:${at}${checkoutPath}`;
  return [{ command, url, reuseExistingServer: !process.env.CI, env: { PORT: String(at) } }];
}

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
 * Where a run leaves its results. The steps that `npm run test:full` adds have other folders, so that
 * none removes what another left; npm names the script that it runs.
 */
const ownFolders: Record<string, string> = { "test:browser:full": "full", "test:editor": "editor" };
const own = ownFolders[process.env.npm_lifecycle_event ?? ""];
const folders = own
  ? {
      results: `reports/${own}/results`,
      html: `reports/${own}/html`,
      audit: `reports/${own}/audit`,
    }
  : { results: "test-results", html: "playwright-report", audit: "reports/audit" };

const onPhone = { ...desktop, viewport: phone, hasTouch: true, isMobile: true };
const onDesktop = { ...desktop, viewport: screens.desktop };
const inMotion = { ...onDesktop, contextOptions: { reducedMotion: "no-preference" as const } };
// Globs, since a regular expression would match the folders above the project too.
const scenarios = "e2e/scenarios/*.spec.ts";

/**
 * The tagged scenarios in another engine of Playwright's (`npx playwright install firefox webkit`), if
 * it is there. Debian's are driven by e2e/engines, whose README says why.
 */
function engine(name: string, browser: typeof firefox, device: string) {
  const isInstalled = existsSync(browser.executablePath());
  // Workers read this file, too.
  if (!isInstalled && !process.env.TEST_WORKER_INDEX)
    console.warn(`Not run: ${name}, which is not installed (npx playwright install ${name}).`);
  return {
    name,
    use: { ...devices[device], viewport: screens.desktop, launchOptions: {} },
    testMatch: isInstalled ? scenarios : [],
    grep: /@engines/,
  };
}

/** Browser tests against the production build: run `npm run build` first. */
export default defineConfig({
  testDir: "e2e",
  outputDir: folders.results,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Twice the default: a test that visits every kind of page must not time out on a busy machine.
  timeout: 60_000,
  // Three times the default, for the same reason: what is waited for is a fact, not a time.
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [
    ["list"],
    // The button to copy a prompt would lie over a failure's first line.
    ["html", { open: "never", outputFolder: folders.html, noCopyPrompt: true }],
    ["./e2e/support/audit/failureReporter.ts", { folder: `${folders.html}/failures` }],
    ["./e2e/support/audit/auditReporter.ts", { folder: folders.audit }],
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
    ...serverOf("build/client", "node scripts/hosting/serve.ts", port),
    ...serverOf(
      storybookFolder,
      `node e2e/support/browser/serveStorybook.ts ${storybookFolder}`,
      storybookPort,
    ),
  ],
  projects: [
    // `npm test`.
    // What a visitor does on a phone: all scenarios but those of a wide window.
    {
      name: "phone",
      use: onPhone,
      testMatch: "e2e/{scenarios,a11y,faults}/*.spec.ts",
      grepInvert: /@wide|@full/,
    },
    // The scenarios of what only a desktop has, or has otherwise.
    { name: "desktop", use: onDesktop, testMatch: scenarios, grep: /@wide|@both/ },
    // What holds for every page or kind of page.
    {
      name: "pages",
      use: onDesktop,
      testMatch: ["e2e/{a11y,site}/*.spec.ts", "e2e/support/audit/*.spec.ts"],
      grepInvert: /@narrow|@full/,
    },
    // Animations, with motion allowed.
    {
      name: "motion",
      use: inMotion,
      testMatch: "e2e/motion/*.spec.ts",
    },
    ...(isComparable ? [visual] : []),

    // A few stories, opened by Storybook's sidebar.
    {
      name: "storybook",
      use: inMotion,
      testMatch: "e2e/storybook/*.spec.ts",
      grepInvert: /@full/,
    },

    // `npm run test:full` only.
    // All of them.
    {
      name: "sidebar",
      use: inMotion,
      testMatch: "e2e/storybook/*.spec.ts",
      grep: /@full/,
      // Dozens of stories in each, one after another, and Storybook itself is slow to start.
      timeout: 1_800_000,
      expect: { timeout: 120_000 },
    },
    // The scenarios that `npm test` runs on a phone alone, at other widths.
    {
      name: "tablet",
      use: { ...desktop, viewport: screens.tablet, hasTouch: true },
      testMatch: scenarios,
      grepInvert: /@wide|@narrow|@full/,
    },
    { name: "wide", use: onDesktop, testMatch: scenarios, grepInvert: /@wide|@both|@narrow|@full/ },
    // An owner at /admin.
    {
      name: "editor",
      use: { ...onPhone, launchOptions: launch },
      testMatch: "e2e/editor/*.spec.ts",
      // From an empty form to a built page.
      timeout: 300_000,
    },
    // The main scenarios in other engines of Playwright's.
    engine("firefox", firefox, "Desktop Firefox"),
    engine("webkit", webkit, "Desktop Safari"),
    // What seldom breaks by a change: tests tagged as `onlyFull`.
    {
      name: "rest",
      use: onDesktop,
      testMatch: "e2e/{a11y,faults,scenarios,site}/*.spec.ts",
      grep: /@full/,
    },
  ],
});
