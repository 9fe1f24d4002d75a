import type { Browser, KeyInput, Page } from "puppeteer-core";
import { killAtExit } from "../../scripts/lib/atExit.ts";
import type { Engine } from "./tab.ts";

/** A browser that puppeteer has started: Firefox over WebDriver BiDi, Chromium over its protocol. */
export async function puppeteerEngine(browser: Browser): Promise<Engine> {
  killAtExit(browser.process()!);
  let page: Page = await browser.newPage();
  return {
    version: await browser.version(),
    async resize(width) {
      await page.close();
      page = await browser.newPage();
      await page.setViewport({ width, height: 860 });
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
}
