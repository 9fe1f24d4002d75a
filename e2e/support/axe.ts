import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Every published level of the guidelines up to AA, and what axe recommends beyond them. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What axe finds on the page as it stands: one line for each element. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .options({ resultTypes: ["violations"] })
    // Without frames of other origins there is nothing to gather from a second page.
    .setLegacyMode(true)
    .analyze();
  const { pathname } = new URL(page.url());
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${pathname}: ${id}: ${help}: ${target.join(" ")}`),
  );
}
