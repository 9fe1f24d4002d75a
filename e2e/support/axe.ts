import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";
import { recordEngineRun } from "./engineRun.ts";

const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Every WCAG level up to 2.2 AA, plus axe's best practices. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

const partOfAPage = Object.fromEntries(
  ["region", "landmark-one-main", "page-has-heading-one"].map((rule) => [rule, { enabled: false }]),
);

/**
 * Waits for animations and transitions to end: half-way through a fade, text has half its contrast.
 */
export async function atRest(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ playState }) => playState === "running");
    // The end of one animation may start the next.
    for (let running = finite(); running.length > 0; running = finite()) {
      // `finished` rejects for a cancelled animation, which is at rest too.
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/**
 * Runs axe on the page once it is at rest and returns one line per failing element.
 * @param state what was done to the page, if it is not as it loads
 */
export async function axeFindings(page: Page, state?: string): Promise<string[]> {
  await atRest(page);
  // Inject the engine once per document, not on every run as `@axe-core/playwright` does: it is
  // larger than the page, and sending it took half the time of a run.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(engine);
  const { failed, passed, unsure } = await page.evaluate(
    async ([tags, partOfAPage]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const isStory = document.querySelector("#storybook-root") !== null;
      const { violations, passes, incomplete } = await axe.run(document, {
        runOnly: tags,
        // A part of a page has neither landmarks nor a heading of its own.
        ...(isStory && { rules: partOfAPage }),
        resultTypes: ["violations"],
        // All styles are inline, so there is nothing to preload.
        preload: false,
      });
      return {
        failed: violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target, any, all }) => ({
            rule: id,
            message: `${help} (${[...any, ...all][0]?.message ?? ""})`,
            target: target.join(" "),
          })),
        ),
        passed: passes.map(({ id }) => id),
        unsure: incomplete.map(({ id }) => id),
      };
    },
    [rules, partOfAPage] as const,
  );
  const path = new URL(page.url()).pathname;
  return recordEngineRun({ engine: "axe", path, state, passed, unsure, failed });
}
