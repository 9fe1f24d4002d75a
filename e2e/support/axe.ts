import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Every published level of the guidelines up to AA, and what axe recommends beyond them. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Waits until nothing fades or slides any more: half-way through, text has half its contrast. */
async function atRest(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ playState }) => playState === "running");
    // What one animation's end starts belongs to the same change.
    for (let running = finite(); running.length > 0; running = finite()) {
      // A cancelled one is at rest too.
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** What axe finds on the page once it is at rest: one line for each element. */
export async function axeFindings(page: Page): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .options({ resultTypes: ["violations"] })
    // Without frames of other origins there is nothing to gather from a second page.
    .setLegacyMode(true)
    .analyze();
  const { pathname } = new URL(page.url());
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any, all }) =>
        `${pathname}: ${id}: ${help}: ${target.join(" ")} (${[...any, ...all][0]?.message ?? ""})`,
    ),
  );
}
