/** What settles the results that axe leaves to a person: a measurement, or a look at the element. */
import type { Locator, Page } from "@playwright/test";
import type Axe from "axe-core";
import type { Incomplete } from "./auditRecord.ts";
import { measureContrast } from "./contrast.ts";
import { hasSound } from "./films.ts";

/** Looks at an element; says what settles the result about it, if anything does. */
type Look = (element: Locator) => Promise<string | undefined>;

/** Settles a result for elements that match a selector alone. */
const ofElement =
  (selector: string, reason: string): Look =>
  async (element) =>
    (await element.evaluate((one, wanted) => one.matches(wanted), selector)) ? reason : undefined;

/** Reads the files of a film: one that is not there has no sound either. */
const ofSilentFilm: Look = async (element) => {
  const addresses = await element.evaluate((film: HTMLVideoElement) =>
    [film, ...film.querySelectorAll("source")].map(({ src }) => src).filter(Boolean),
  );
  const answers = await Promise.all(addresses.map((file) => element.page().request.get(file)));
  const films = await Promise.all(answers.map((answer) => answer.body()));
  return films.some(hasSound) ? undefined : "None of its files has a track of sound.";
};

/** By the name of a rule. What has no row here, or whose row settles nothing, is a finding. */
const looks: Record<string, Look> = {
  "aria-required-children": ofElement(
    '[role="listbox"]:empty',
    "A list of options is empty only while they are fetched.",
  ),
  "scrollable-region-focusable": ofElement(
    'html, :has([role="listbox"])',
    "Keys scroll the page itself, and a list of options by moving through it.",
  ),
  "video-caption": ofSilentFilm,
};

/** Measures text whose contrast axe leaves undetermined, looks at the rest; says for each result what settles it. */
export async function settle(page: Page, results: Axe.Result[]): Promise<Incomplete[]> {
  const unsure = results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => ({
      rule: id,
      target: target.join(" "),
      message: any[0]?.message ?? "axe gives no reason",
    })),
  );
  const isContrast = ({ rule }: { rule: string }) => rule.startsWith("color-contrast");
  const texts = unsure.filter(isContrast).map(({ target }) => target);
  const contrasts = await measureContrast(page, texts);
  return Promise.all(
    unsure.map(async (result) => {
      const { rule, target } = result;
      if (!isContrast(result)) {
        const settled = await looks[rule]?.(page.locator(target).first());
        return settled === undefined ? result : { ...result, settled };
      }
      const { ratio, least } = contrasts.get(target)!;
      const measured =
        ratio > 0
          ? `${ratio.toFixed(2)}:1 by its pixels, of ${least}:1`
          : "nothing of it can be seen";
      return ratio < least
        ? { ...result, message: measured }
        : { ...result, settled: `Measured: ${measured}.` };
    }),
  );
}
