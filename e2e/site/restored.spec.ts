import { expect, test, type Page } from "@playwright/test";
import { existsSync } from "node:fs";
import { hydrated, visit } from "../../scripts/lib/visit.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { onlyFull } from "../support/browser/screen.ts";
import { footerLink } from "../support/page/links.ts";

// The pinned headless shell has no back/forward cache; Debian's Chromium has.
const executablePath = "/usr/bin/chromium";
test.skip(!existsSync(executablePath), `Not installed: ${executablePath}.`);
test.use({
  launchOptions: {
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Has the page note how it is shown again. */
const noteReturn = (page: Page) =>
  page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })),
  );

/** The page is shown as it was left, out of the cache. */
const expectRestored = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted), path)
    .toBe(true);

test("a page of each kind is restored by Back", onlyFull, async ({ page }) => {
  for (const { path } of onePerKind) {
    await visit(page, path);
    await noteReturn(page);
    await page.goto("/llms.txt");
    await page.goBack({ waitUntil: "commit" });
    await expectRestored(page, path);
  }
});

for (const width of [390, 1440])
  test(
    `at ${width} px a page that was left for a document is restored at rest`,
    onlyFull,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 860 });
      await visit(page, "/terms");
      await noteReturn(page);
      // From here on no script can be fetched, as if a release had renamed them all.
      await page.evaluate(() => {
        const policy = document.createElement("meta");
        policy.httpEquiv = "Content-Security-Policy";
        policy.content = "script-src 'none'";
        document.head.append(policy);
      });
      // Slow enough for a spinner.
      const devtools = await page.context().newCDPSession(page);
      const network = {
        offline: false,
        latency: 500,
        downloadThroughput: -1,
        uploadThroughput: -1,
      };
      await devtools.send("Network.emulateNetworkConditions", network);
      await (await footerLink(page, "/trust")).click();
      const spinner = page.getByRole("status", { name: "Loading page" });
      await expect(spinner).toBeVisible();
      await expect(page).toHaveTitle(getPage("/trust").metaTitle);
      await hydrated(page);
      await page.goBack({ waitUntil: "commit" });
      await expectRestored(page, "/terms");
      await expect(spinner).toHaveCount(0);
    },
  );
