import { expect, test, type Page } from "@playwright/test";
import { atRest } from "../support/axe.ts";
import { textOnPictures, worstContrast } from "../support/contrast.ts";
import { covers } from "../support/covers.ts";
import { settled } from "../support/fixedParts.ts";
import { visit } from "../support/hydrated.ts";
import { onePerKind } from "../support/pages.ts";
import { beforeAfterProject } from "../support/examples.ts";

// The engines assume one background colour per text; behind text on a picture there are thousands.

test.use({ bypassCSP: true });

/** Text on pictures in the viewport with too little contrast. */
async function lowContrastText(page: Page) {
  const tooLow: string[] = [];
  // Bars appear and disappear on scrolling.
  await settled(page);
  await atRest(page);
  const texts = await textOnPictures(page);
  for (const text of texts) {
    const ratio = await worstContrast(page, text);
    if (ratio < (text.large ? 3 : 4.5)) tooLow.push(`${text.words}: ${ratio.toFixed(2)}`);
  }
  return { tooLow, count: texts.length };
}

test(
  "text on pictures has enough contrast, wherever a page of each kind is scrolled",
  { tag: ["@wcag-1.4.3", "@full"] },
  async ({ page }) => {
    test.setTimeout(90_000);
    const tooLow: string[] = [];
    for (const { path } of onePerKind) {
      await visit(page, path);
      // Take a screenshot only where there is text on a picture.
      for (let screen = 0; screen < 3; screen++) {
        tooLow.push(...(await lowContrastText(page)).tooLow);
        await page.evaluate(() => window.scrollBy({ top: innerHeight * 0.9, behavior: "instant" }));
      }
    }
    expect(tooLow).toEqual([]);
  },
);

test("the slider's labels stand out on both pictures", covers(["1.4.3"]), async ({ page }) => {
  await visit(page, `/projects/${beforeAfterProject.slug}`);
  const label = page.getByText("Before", { exact: true });
  await label.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const picture = page.locator("main figure img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const { tooLow, count } = await lowContrastText(page);
  expect(tooLow).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(2);
});
