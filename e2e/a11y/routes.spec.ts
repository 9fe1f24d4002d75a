import { expect, test } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { recordProblems } from "../support/recordProblems.ts";
import { visit } from "../support/hydrated.ts";
import { inGroups, onePerKind } from "../support/pages.ts";
import { onlyFull, phone } from "../support/screen.ts";

// kinds.spec.ts audits one page of each kind, whose layout the others share.
inGroups(20).forEach((group, index) => {
  test(
    `axe finds nothing on any other route, and each is quiet (group ${index + 1})`,
    onlyFull,
    async ({ page, baseURL, viewport }) => {
      test.setTimeout(180_000);
      const problems = await recordProblems(page, baseURL!);
      const findings: string[] = [];
      const others = group.filter((shown) => !onePerKind.includes(shown));
      for (const [place, { path }] of others.entries()) {
        await page.setViewportSize(place % 2 === 0 ? viewport! : phone);
        await visit(page, path);
        findings.push(...(await axeFindings(page, "as it opens")));
      }
      expect(findings).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
});
