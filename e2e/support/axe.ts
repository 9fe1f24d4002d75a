import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";
import { axeOptions, axeOptionsOfStory } from "../../.storybook/axe.ts";

/** The text of a package's script, to be evaluated: a page's policy blocks an added script tag. */
export const sourceOf = (path: string) =>
  readFileSync(createRequire(import.meta.url).resolve(path), "utf8");

const engine = sourceOf("axe-core/axe.min.js");

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

/** Runs axe on the page once it is at rest and returns one line per failing element. */
export async function axeFindings(
  page: Page,
  options: Axe.RunOptions = axeOptions,
): Promise<string[]> {
  await atRest(page);
  // Inject the engine once per document, not on every run as `@axe-core/playwright` does: it is
  // larger than the page, and sending it took half the time of a run.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(engine);
  return page.evaluate(
    async ([given, ofStory]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const isStory = document.querySelector("#storybook-root") !== null;
      const { violations } = await axe.run(document, {
        ...(isStory ? ofStory : given),
        resultTypes: ["violations"],
        // All styles are inline, so there is nothing to preload.
        preload: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any, all }) => {
          const message = [...any, ...all][0]?.message ?? "";
          return `${location.pathname}: ${id}: ${help} (${message}): ${target.join(" ")}`;
        }),
      );
    },
    [options, axeOptionsOfStory] as const,
  );
}
