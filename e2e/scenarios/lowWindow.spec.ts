import { expect, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { covers } from "../support/covers.ts";
import { openSettled, scrollTo, settled } from "../support/fixedParts.ts";
import { visit } from "../support/hydrated.ts";
import { onlyWide } from "../support/screen.ts";

/** The largest share of the window's height that fixed parts cover. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const isOver = (element: Element | null): boolean => {
      if (!element || element === document.documentElement) return false;
      const { position } = getComputedStyle(element);
      return position === "fixed" || position === "sticky" || isOver(element.parentElement);
    };
    const { clientWidth, clientHeight } = document.documentElement;
    const shares = [0.1, 0.5, 0.9].map((across) => {
      let covered = 0;
      for (let y = 0; y < clientHeight; y++)
        if (isOver(document.elementFromPoint(clientWidth * across, y))) covered += 1;
      return covered / clientHeight;
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
for (const viewport of [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
])
  test.describe(`${viewport.width} × ${viewport.height}`, onlyWide, () => {
    test.use({ viewport });

    test("what stands over a page leaves three quarters of its height", async ({ page }) => {
      for (const path of ["/", "/faq"]) {
        await visit(page, path);
        // Down, up a little to bring the bars out, and far down.
        for (const top of [0, 400, 380, 2000, 1980]) {
          await scrollTo(page, top);
          await settled(page);
          expect(await coveredShare(page), `${path} at ${top}`).toBeLessThanOrEqual(0.25);
        }
      }
    });

    test("the search shows two whole results", covers(["1.4.10"]), async ({ page }) => {
      await visit(page, "/faq");
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill(business.locality);
      await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
      await expect.poll(() => wholeOptions(page)).toBeGreaterThanOrEqual(2);
      // So is each option the arrow keys move to.
      for (let down = 0; down < 4; down++) {
        await page.keyboard.press("ArrowDown");
        const active = page.locator('[role="option"][aria-selected="true"]');
        await expect(active).toBeInViewport({ ratio: 1 });
      }
    });

    test("the bar scrolls away, and scroll-to-top brings it back", async ({ page }) => {
      const { navigation, toTop } = await openSettled(page);
      await expect(navigation).toBeInViewport();
      await scrollTo(page, 1000);
      await expect(navigation).not.toBeInViewport();
      await toTop.click();
      await expect(navigation).toBeInViewport();
    });
  });
