import { existsSync } from "node:fs";
import { launch, type BrowserContext, type KeyInput } from "puppeteer-core";
import { endTogether } from "../../scripts/lib/onParentExit.ts";
import { isHydrated, waitTimeout, type EngineSource } from "./tab.ts";

const places = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** Firefox, driven over WebDriver BiDi. */
export const firefox: EngineSource = {
  name: "Firefox",
  packages: "firefox-esr",
  find: () => places.find((place) => place !== undefined && existsSync(place)),
  async start(executablePath, baseUrl) {
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
    endTogether(browser.process()!);
    let context: BrowserContext | undefined;
    return {
      name: "Firefox",
      version: (await browser.version()).replace(/^.*\//, ""),
      async tab(width) {
        await context?.close();
        context = await browser.createBrowserContext();
        const page = await context.newPage();
        page.setDefaultTimeout(waitTimeout);
        await page.setViewport({ width, height: 860 });
        return {
          async open(path) {
            await page.goto(`${baseUrl}${path}`);
            await page.waitForFunction(isHydrated);
          },
          read: (look, argument) => page.evaluate(look as (given: unknown) => never, argument),
          async inject(script) {
            await page.evaluate(`${script};undefined`);
          },
          async until(fact, holds, argument) {
            await page
              .waitForFunction(holds as (given: unknown) => boolean, {}, argument)
              .catch(() => Promise.reject(new Error(`timed out: ${fact}`)));
          },
          hover: (selector) => page.locator(selector).hover(),
          click: (selector) => page.locator(selector).click(),
          clickAt: (x, y) => page.mouse.click(x, y),
          async press(...keys) {
            for (const key of keys)
              await (key.length > 1 && /^[A-Z]/.test(key)
                ? page.keyboard.press(key as KeyInput)
                : page.keyboard.type(key));
          },
        };
      },
      quit: () => browser.close(),
    };
  },
};
