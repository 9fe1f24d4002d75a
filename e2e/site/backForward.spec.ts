import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { browserLaunch } from "../../scripts/lib/browser.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { onlyFull } from "../support/browser/screen.ts";

// Playwright disables the back/forward cache, and then Chromium reports no other reasons.
test.use({
  launchOptions: {
    ...(await browserLaunch()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

type Explanation = { type: string; reason: string };

/**
 * Reasons on the page's side against the back/forward cache. (The test browser's own is left out.)
 */
async function reasonsOf(page: Page, devtools: CDPSession, elsewhere: string) {
  const told = new Promise<Explanation[]>((resolve) => {
    devtools.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations),
    );
  });
  await page.goto(elsewhere);
  await page.goBack();
  return (await told).filter(({ type }) => type !== "Circumstantial").map(({ reason }) => reason);
}

test(
  "pages of every kind can be restored from the back/forward cache",
  onlyFull,
  async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.enable");
    for (const { path } of onePerKind) {
      await visit(page, path);
      expect(await reasonsOf(page, devtools, "/llms.txt"), path).toEqual([]);
    }
  },
);
