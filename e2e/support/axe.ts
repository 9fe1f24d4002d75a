import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";
import { keepEngineRun } from "./engineRun.ts";

const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Every published level of the guidelines up to AA, and what axe recommends beyond them. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Waits until nothing fades or slides any more: half-way through, text has half its contrast. */
export async function atRest(page: Page) {
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

/**
 * What axe finds on the page once it is at rest: one line for each element.
 * @param state how the page stands, where it is not as it loads
 */
export async function axeFindings(page: Page, state?: string): Promise<string[]> {
  await atRest(page);
  // Sent once for each document and not, as `@axe-core/playwright` does, for each run: the engine is
  // larger than the page, and half of a run was its way there.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(engine);
  const { failed, passed, unsure } = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations, passes, incomplete } = await axe.run(document, {
      runOnly: tags,
      resultTypes: ["violations"],
      // Nothing to load first: all styles stand in the page.
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
  }, rules);
  const path = new URL(page.url()).pathname;
  keepEngineRun({
    engine: "axe",
    path,
    state,
    passed,
    unsure,
    failed,
  });
  return failed.map(({ rule, message, target }) => `${path}: ${rule}: ${message}: ${target}`);
}
