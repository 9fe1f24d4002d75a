import { expect, test } from "@playwright/test";
import { durations } from "../../app/theme/tokens.ts";
import { fixedParts, openSettled, scrollTo } from "../support/fixedParts.ts";

const slide = `${durations.slide / 1000}s`;

test("the bars slide, and are out of reach once they have gone", async ({ page }) => {
  await openSettled(page);
  const { callBar } = fixedParts(page);
  await expect(callBar).toHaveCSS("transition-duration", slide);
  await scrollTo(page, 2000);
  await expect(callBar).toBeVisible();
  await scrollTo(page, 0);
  await expect(callBar).toHaveAttribute("inert");
  await expect(callBar).toBeHidden();
});

test("scroll-to-top travels, it does not jump", async ({ page }) => {
  await openSettled(page);
  await scrollTo(page, 3000);
  await fixedParts(page).toTop.click();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("with motion off", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing slides and scroll-to-top is there at once", async ({ page }) => {
    await openSettled(page);
    await scrollTo(page, 3000);
    const { callBar, toTop } = fixedParts(page);
    await expect(callBar).toHaveCSS("transition-duration", "1e-05s");
    const y = await toTop.evaluate((link: HTMLElement) => {
      link.click();
      return window.scrollY;
    });
    expect(y).toBe(0);
  });
});
