import { expect, test } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { equalAccessFindings } from "../support/equalAccess.ts";
import { hearPage } from "../support/hearPage.ts";
import { hydrated } from "../support/hydrated.ts";
import { inGroups, onePerKind } from "../support/pages.ts";
import { onlyWide, phone } from "../support/screen.ts";

const groups = inGroups(20);
groups.forEach((group, index) => {
  // One visit for both widths: a page that loads is half of it all, and no style asks for a finger.
  test(
    `no engine finds anything on any route, wide or narrow, and each is quiet (${index + 1} of ${groups.length})`,
    onlyWide,
    async ({ page, baseURL, viewport }) => {
      test.setTimeout(180_000);
      const heard = await hearPage(page, baseURL!);
      const findings: string[] = [];
      for (const shown of group) {
        await page.setViewportSize(viewport!);
        await page.goto(shown.path);
        await hydrated(page);
        for (const [size, state] of [[viewport!], [phone, "narrow"]] as const) {
          await page.setViewportSize(size);
          findings.push(...(await axeFindings(page, state)));
          // The second engine takes several times as long, and pages of a kind are built alike.
          if (onePerKind.includes(shown))
            findings.push(...(await equalAccessFindings(page, state)));
        }
      }
      expect(findings).toEqual([]);
      expect(heard).toEqual([]);
    },
  );
});

test("no engine finds anything on the not-found page", async ({ page }) => {
  await page.goto("/no-such-page");
  expect(await axeFindings(page)).toEqual([]);
  expect(await equalAccessFindings(page)).toEqual([]);
});
