import { expect, test, type ViewportSize } from "@playwright/test";
import type { Page } from "../../app/seo/pages.server.ts";
import { axeFindings } from "../support/axe.ts";
import { equalAccessFindings } from "../support/equalAccess.ts";
import { recordProblems } from "../support/recordProblems.ts";
import { visit } from "../support/hydrated.ts";
import { inGroups, onePerKind } from "../support/pages.ts";
import { onlyWide, phone } from "../support/screen.ts";

/**
 * Pages of a kind share a layout: the first is audited at both widths, the others at alternating
 * ones.
 */
const sizesOf = (shown: Page, index: number, wide: ViewportSize): [ViewportSize, string?][] =>
  onePerKind.includes(shown)
    ? [[wide], [phone, "narrow"]]
    : index % 2 === 0
      ? [[wide]]
      : [[phone, "narrow"]];

inGroups(40).forEach((group, index) => {
  test(
    `no engine finds anything on any route, and each is quiet (group ${index + 1})`,
    onlyWide,
    async ({ page, baseURL, viewport }) => {
      test.setTimeout(180_000);
      const problems = await recordProblems(page, baseURL!);
      const findings: string[] = [];
      for (const [place, shown] of group.entries()) {
        await page.setViewportSize(viewport!);
        await visit(page, shown.path);
        for (const [size, state] of sizesOf(shown, place, viewport!)) {
          await page.setViewportSize(size);
          findings.push(...(await axeFindings(page, state)));
          // The second engine is several times slower.
          if (onePerKind.includes(shown))
            findings.push(...(await equalAccessFindings(page, state)));
        }
      }
      expect(findings).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
});

test("no engine finds anything on the not-found page", async ({ page }) => {
  await page.goto("/no-such-page");
  expect(await axeFindings(page)).toEqual([]);
  expect(await equalAccessFindings(page)).toEqual([]);
});
