import { expect, test } from "@playwright/test";
import { equalAccessFindings } from "../support/equalAccess.ts";
import { hydrated } from "../support/hydrated.ts";
import { onePerKind } from "../support/pages.ts";

test.use({ bypassCSP: true });

for (const { path, kind } of onePerKind) {
  test(`a second engine finds nothing on a page of the kind ${kind}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await equalAccessFindings(page)).toEqual([]);
  });
}

test("a second engine finds nothing on the not-found page", async ({ page }) => {
  await page.goto("/no-such-page");
  expect(await equalAccessFindings(page)).toEqual([]);
});
