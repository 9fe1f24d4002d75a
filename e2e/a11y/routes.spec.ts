import { expect, test } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { hydrated } from "../support/hydrated.ts";
import { inGroups } from "../support/pages.ts";

const groups = inGroups(20);
groups.forEach((group, index) => {
  test(`axe finds nothing on any route (${index + 1} of ${groups.length})`, async ({ page }) => {
    test.setTimeout(120_000);
    const findings: string[] = [];
    for (const { path } of group) {
      await page.goto(path);
      await hydrated(page);
      findings.push(...(await axeFindings(page)));
    }
    expect(findings).toEqual([]);
  });
});

test("axe finds nothing on the not-found page", async ({ page }) => {
  await page.goto("/no-such-page");
  expect(await axeFindings(page)).toEqual([]);
});
