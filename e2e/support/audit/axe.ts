import { AxeBuilder } from "@axe-core/playwright";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";
import { axeOptions, axeOptionsOfStory } from "../../../.storybook/axe.ts";
import { inPlainWords, inShort } from "./plainWords.ts";
import { report, type Result } from "./auditRecord.ts";
import type { Finding } from "./finding.ts";
import { isStoryAddress, storyRoot } from "../browser/storybook.ts";
import { settle } from "./settle.ts";

/** The text of a package's script. */
export const sourceOf = (path: string) =>
  readFileSync(createRequire(import.meta.url).resolve(path), "utf8");

/**
 * Loads an engine into a document that has none. Evaluated, since a page's policy blocks an added script
 * tag, and once in each document: compiling axe takes longer than auditing a story.
 */
export async function addEngine(page: Page, name: "axe" | "ace", source: string): Promise<void> {
  if (!(await page.evaluate((engine) => engine in window, name))) await page.evaluate(source);
}

/** Half the size of the one that `AxeBuilder` brings. */
const axeSource = sourceOf("axe-core/axe.min.js");

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

const parts: Record<string, string> = {
  header: "the header",
  nav: "the navigation",
  main: "the page's main part",
  footer: "the footer",
  aside: "the part beside the text",
  dialog: "the dialog",
};

/** A result, and of text that is too faint what was measured. */
type Found = Result & { measured?: Measured };
/** By axe; colours in hexadecimal. */
type Measured = {
  fgColor: string;
  bgColor: string;
  contrastRatio: number;
  expectedContrastRatio: string;
};

/** Makes findings of results: on which page and in which part of it, and with which element. */
export async function toFindings(page: Page, engine: string, results: Found[]): Promise<Finding[]> {
  if (results.length === 0) return [];
  // Only now, since it loads both engines.
  const { criteriaOfRule } = await import("./rules.ts");
  const { pathname } = new URL(page.url());
  return Promise.all(
    results.map(async ({ rule, message, target, measured }) => {
      const [part, markup] = await page.locator(target).evaluateAll(([element]) => [
        element?.parentElement?.closest("header, nav, main, footer, aside, dialog")?.localName,
        // Its markup begins with what nobody sees.
        element?.localName === "html" ? "the whole page" : element?.outerHTML,
      ]);
      return {
        what: inPlainWords(message),
        // A story's address says nothing; its test has its name.
        ...(isStoryAddress(pathname) ? {} : { place: pathname }),
        widths: [page.viewportSize()!.width],
        ...(part ? { part: parts[part]! } : {}),
        elements: [markup === undefined ? target : inShort(markup)],
        engine: { name: engine, rule },
        criteria: criteriaOfRule(rule),
        ...(measured ? { colours: { text: measured.fgColor, ground: measured.bgColor } } : {}),
      };
    }),
  );
}

/** What axe says of an element; of text that is too faint without its size, which is another in each place. */
function messageOf(
  help: string,
  { any, all }: Axe.NodeResult,
): { message: string; measured?: Measured } {
  const [check] = [...any, ...all];
  const measured = check?.data as Partial<Measured> | null | undefined;
  if (!measured?.contrastRatio) return { message: `${help}. ${check?.message ?? ""}`.trim() };
  const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = measured;
  return {
    message: `${help}. ${fgColor} on ${bgColor} has ${contrastRatio}:1 of ${expectedContrastRatio}`,
    measured: measured as Measured,
  };
}

/**
 * Runs axe on the page once it is at rest, and adds the results to the auditor's report.
 *
 * @param state what the page or story shows, for the report
 * @returns a finding per failing element, and per incomplete result that nothing settles
 */
export async function axeFindings(
  page: Page,
  state: string,
  options: Axe.RunOptions = axeOptions,
): Promise<Finding[]> {
  await atRest(page);
  await addEngine(page, "axe", axeSource);
  const isStory = (await page.locator(storyRoot).count()) > 0;
  const { violations, incomplete, passes, inapplicable, testEngine } = await new AxeBuilder({
    page,
    // It would evaluate its own twice in each run.
    axeSource: "void axe",
  })
    // In the page itself: no page here has a frame of another origin, and without it a second page
    // is opened for each run.
    .setLegacyMode()
    .options({
      ...(isStory ? axeOptionsOfStory : options),
      resultTypes: ["violations", "incomplete"],
      // All styles are inline, so there is nothing to preload.
      preload: false,
    })
    .analyze();
  const unsure = await settle(page, incomplete);
  const failed = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node): Found => ({
      rule: id,
      ...messageOf(help, node),
      target: node.target.join(" "),
    })),
  );
  const names = (results: Axe.Result[]) => results.map(({ id }) => id);
  await report(page, {
    engine: `${testEngine.name} ${testEngine.version}`,
    state,
    passed: names(passes),
    failed,
    inapplicable: names(inapplicable),
    incomplete: unsure,
  });
  const open = unsure.filter(({ settled }) => settled === undefined);
  return toFindings(page, testEngine.name, [...failed, ...open]);
}
