import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { browserLaunch } from "../../scripts/lib/browser.ts";
import { hydrated } from "../support/hydrated.ts";
import { onePerKind } from "../support/pages.ts";

// Playwright turns that memory off, and then the browser looks no further for reasons.
test.use({
  launchOptions: {
    ...(await browserLaunch()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

type Explanation = { type: string; reason: string };

/**
 * Why the page could not be kept in memory while another was shown, as far as the page itself is
 * the reason. (The test browser keeps none, which is the reason that remains.)
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

test("nothing keeps a page of any kind from coming back out of the browser's memory", async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  for (const { path } of onePerKind) {
    await page.goto(path);
    await hydrated(page);
    expect(await reasonsOf(page, devtools, "/llms.txt"), path).toEqual([]);
  }
});
