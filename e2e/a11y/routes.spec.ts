import { test } from "@playwright/test";
import { axeFindings } from "../support/audit/axe.ts";
import { failWithFindings } from "../support/audit/failTest.ts";
import type { Finding } from "../support/audit/finding.ts";
import { recordProblems } from "../support/browser/recordProblems.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onePerKind, pages } from "../../scripts/lib/pages.ts";
import { onlyFull, phone } from "../support/browser/screen.ts";

/** Splits the pages into groups of similar size, for tests that run in parallel. */
function groupsOf(count: number) {
  const size = Math.ceil(pages.length / count);
  return Array.from({ length: count }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  ).filter((group) => group.length > 0);
}

// kinds.spec.ts audits one page of each kind, whose layout the others share.
groupsOf(20).forEach((group) => {
  test(
    `axe finds nothing on routes from ${group[0]!.path} on, and each is quiet`,
    onlyFull,
    async ({ page, baseURL, viewport }) => {
      test.setTimeout(180_000);
      const problems = await recordProblems(page, baseURL!);
      const findings: Finding[] = [];
      const others = group.filter((shown) => !onePerKind.includes(shown));
      for (const [place, { path }] of others.entries()) {
        await page.setViewportSize(place % 2 === 0 ? viewport! : phone);
        await visit(page, path);
        findings.push(...(await axeFindings(page, "as it opens")));
      }
      await failWithFindings([...findings, ...problems.map((what) => ({ what }))]);
    },
  );
});
