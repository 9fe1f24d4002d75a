import { existsSync } from "node:fs";
import { launch, type KeyInput } from "puppeteer-core";
import { killAtExit } from "../../scripts/lib/atExit.ts";
import type { Engine } from "./tab.ts";

const places = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const executablePath = places.find((place) => place !== undefined && existsSync(place));

/** Firefox, driven over WebDriver BiDi. */
export const firefox = {
  needs: "Debian's firefox-esr, or FIREFOX_PATH",
  isInstalled: executablePath !== undefined,
  async start(): Promise<Engine> {
    const browser = await launch({
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
    });
    killAtExit(browser.process()!);
    let page = await browser.newPage();
    return {
      version: await browser.version(),
      async resize(viewport) {
        await page.close();
        page = await browser.newPage();
        await page.setViewport(viewport);
      },
      async goto(url) {
        await page.goto(url);
      },
      evaluate: (expression) => page.evaluate(expression),
      pointTo: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key as KeyInput),
      type: (text) => page.keyboard.type(text),
      quit: () => browser.close(),
    };
  },
};
