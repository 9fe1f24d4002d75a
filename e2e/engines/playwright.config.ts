import { defineConfig } from "@playwright/test";
import { engines, type EngineName } from "./engines.ts";
import type { EngineOptions } from "./tabTest.ts";

/** The phone's layout and the desktop's, and what each leaves out. */
const layouts = [
  { width: 390, grepInvert: /@wide/ },
  { width: 1440, grepInvert: /@narrow/ },
];

const projectsOf = (engineName: EngineName, testMatch: string) =>
  layouts.map(({ width, grepInvert }) => ({
    name: `${engineName}, ${width} px`,
    testMatch: engines[engineName].isInstalled ? testMatch : [],
    grepInvert,
    use: { engineName, viewport: { width, height: 860 } },
    // One browser for all its tests.
    fullyParallel: false,
  }));

/** Engines beside the one that the lock file pins, against the production build. */
export default defineConfig<object, EngineOptions>({
  testDir: ".",
  outputDir: "../../reports/engines/results",
  globalSetup: "./recordingHost.ts",
  forbidOnly: Boolean(process.env.CI),
  // WebKit draws on the processor, which may have other work: what is waited for is a fact, not a time.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000, intervals: [20] } },
  workers: 2,
  reporter: [["list"], ["html", { open: "never", outputFolder: "../../reports/engines/html" }]],
  projects: [
    ...projectsOf("Firefox", "engines.spec.ts"),
    ...projectsOf("WebKit", "engines.spec.ts"),
    ...projectsOf("Chromium 103", "old.spec.ts"),
    ...projectsOf("Chromium 109", "old.spec.ts"),
  ],
});
