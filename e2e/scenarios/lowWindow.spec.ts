import { expect, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { fixedParts, openSettled, scrollTo, settled } from "../support/page/fixedParts.ts";
import { onlyWide, tags } from "../support/browser/screen.ts";

/** The largest share of the window's height that fixed parts cover. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const isOver = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isOver(element.parentElement));
    const shares = [0.1, 0.5, 0.9].map((across) => {
      const rows = Array.from({ length: innerHeight }, (_, y) => y);
      const isCovered = (y: number) => isOver(document.elementFromPoint(innerWidth * across, y));
      return rows.filter(isCovered).length / innerHeight;
    });
    return Math.max(...shares);
  });

/** Number of options that are entirely visible and uncovered. */
const wholeOptions = (page: Page) =>
  page.getByRole("option").evaluateAll(
    (options) =>
      options.filter((option) => {
        const { left, top, bottom } = option.getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) =>
          option.contains(document.elementFromPoint(left + 8, y)),
        );
      }).length,
  );

// 1280 × 1024 at 400 % zoom, and a phone in landscape.
for (const [width, height] of [
  [320, 256],
  [844, 390],
] as const)
  test(
    `${width} × ${height}: three quarters of a page are free`,
    tags(onlyWide, "@wcag-1.4.10"),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const { navigation, bottomBar, callBar, toTop } = fixedParts(page);
      for (const path of ["/", "/faq"]) {
        await openSettled(page, path);
        await expect(navigation).toBeInViewport();
        await expect(bottomBar).toBeHidden();
        // Down, up a little to bring the bars out, and far down.
        for (const top of [0, 400, 380, 1980, 2000]) {
          await scrollTo(page, top);
          await settled(page);
          expect(await coveredShare(page), `${path} at ${top}`).toBeLessThanOrEqual(0.25);
        }
        // The bar scrolls away, and scroll-to-top brings it back.
        await expect(navigation).not.toBeInViewport();
        await expect(callBar).toBeHidden();
        await toTop.click();
        await expect(navigation).toBeInViewport();
      }

      // The search shows two whole results, and each that the arrow keys move to.
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill(business.locality);
      await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
      await expect.poll(() => wholeOptions(page)).toBeGreaterThanOrEqual(2);
      for (let down = 0; down < 4; down++) {
        await page.keyboard.press("ArrowDown");
        await expect(page.getByRole("option", { selected: true })).toBeInViewport({ ratio: 1 });
      }
    },
  );
