import { expect, test, type Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { hydrated } from "../support/hydrated.ts";
import { inGroups } from "../support/pages.ts";
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

const groups = inGroups(20);
groups.forEach((group, index) => {
  // One visit for both: a page that loads is the longest part of either.
  test(`axe finds nothing on any route, and each is quiet (${index + 1} of ${groups.length})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const heard = await listen(page, baseURL!);
    const findings: string[] = [];
    for (const { path } of group) {
      await page.goto(path);
      await hydrated(page);
      findings.push(...(await axeFindings(page)));
    }
    expect(findings).toEqual([]);
    expect(heard).toEqual([]);
  });
});

test("axe finds nothing on the not-found page", async ({ page }) => {
  await page.goto("/no-such-page");
  expect(await axeFindings(page)).toEqual([]);
});
