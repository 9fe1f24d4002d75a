import { existsSync } from "node:fs";
import { launch } from "puppeteer-core";
import { puppeteerEngine } from "./puppeteer.ts";

const places = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const executablePath = places.find((place) => place !== undefined && existsSync(place));

/** Firefox, driven over WebDriver BiDi. */
export const firefox = {
  packages: "firefox-esr",
  isInstalled: executablePath !== undefined,
  start: async () =>
    puppeteerEngine(
      await launch({
        browser: "firefox",
        executablePath,
        // Read from a cold disk while other tests run, it can take over the default 30 seconds.
        timeout: 120_000,
        // Headless Firefox prefers reduced motion by default; most visitors do not.
        extraPrefsFirefox: { "ui.prefersReducedMotion": 0 },
        // These would keep this process alive after a signal.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      }),
    ),
};
