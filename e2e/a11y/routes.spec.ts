import { expect, test, type Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { equalAccessFindings } from "../support/equalAccess.ts";
import { hydrated } from "../support/hydrated.ts";
import { inGroups, onePerKind } from "../support/pages.ts";
import { onlyNarrow, onlyWide } from "../support/screen.ts";
import { tellViolations } from "../support/violations.ts";

/** Gathers from now on what pages say to the console, ask of others, and cannot have. */
async function listen(page: Page, origin: string): Promise<string[]> {
  const heard: string[] = [];
  const tell = (what: string) =>
    heard.push(`${new URL(page.url()).pathname}: ${what.slice(0, 300)}`);
  page.on("console", (message) => tell(`${message.type()} ${message.text()}`));
  page.on("pageerror", (error) => tell(error.message));
  page.on("requestfailed", (failed) => {
    // What the next page no longer wants is dropped.
    if (failed.failure()?.errorText !== "net::ERR_ABORTED") tell(`no ${failed.url()}`);
  });
  page.on("request", (request) => {
    const asked = new URL(request.url());
    if (asked.origin !== origin && asked.protocol !== "data:") tell(`asks ${request.url()}`);
  });
  await tellViolations(page);
  return heard;
}

const phone = { width: 390, height: 844 };

const groups = inGroups(20);
groups.forEach((group, index) => {
  // One visit for both widths: a page that loads is half of it all, and no style asks for a finger.
  test(
    `no engine finds anything on any route, wide or narrow, and each is quiet (${index + 1} of ${groups.length})`,
    onlyWide,
    async ({ page, baseURL, viewport }) => {
      test.setTimeout(120_000);
      const heard = await listen(page, baseURL!);
      const findings: string[] = [];
      for (const shown of group) {
        await page.setViewportSize(viewport!);
        await page.goto(shown.path);
        await hydrated(page);
        findings.push(...(await axeFindings(page)));
        // The second engine takes several times as long, and pages of a kind are built alike, at
        // every width.
        if (onePerKind.includes(shown)) findings.push(...(await equalAccessFindings(page)));
        await page.setViewportSize(phone);
        findings.push(...(await axeFindings(page, "narrow")));
      }
      expect(findings).toEqual([]);
      expect(heard).toEqual([]);
    },
  );
});

for (const { path, kind } of onePerKind) {
  test(
    `${kind}: axe finds nothing on a phone, and the page is quiet`,
    onlyNarrow,
    async ({ page, baseURL }) => {
      const heard = await listen(page, baseURL!);
      await page.goto(path);
      await hydrated(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(heard).toEqual([]);
    },
  );
}

test("no engine finds anything on the not-found page", async ({ page }) => {
  await page.goto("/no-such-page");
  expect(await axeFindings(page)).toEqual([]);
  expect(await equalAccessFindings(page)).toEqual([]);
});
