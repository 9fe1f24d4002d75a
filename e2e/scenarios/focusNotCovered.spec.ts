import { expect, test, type Page } from "@playwright/test";
import { fixedParts, openSettled, scrollTo, settled } from "../support/fixedParts.ts";
import { onlyFull, onlyWide } from "../support/screen.ts";

// 320 × 256 is 1280 × 1024 at 400 % zoom.
const viewports = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 1280, height: 1024 },
];

/** Looks the fixed parts up once: the elements stay the same while a page is open. */
async function findParts(page: Page) {
  const parts = Object.entries(fixedParts(page));
  const elements = await Promise.all(parts.map(([, part]) => part.elementHandle()));
  return { names: parts.map(([name]) => name), elements };
}

/**
 * Once the page has settled, tells whether an element is in the viewport and names the fixed parts
 * that cover it, by hit-testing the overlap.
 */
async function lookAt(
  page: Page,
  { names, elements }: Awaited<ReturnType<typeof findParts>>,
  selector: string,
) {
  await settled(page);
  const { on, ...seen } = await page.evaluate(
    ([css, fixed]) => {
      const target = css === ":focus" ? document.activeElement! : document.querySelector(css)!;
      const box = target.getBoundingClientRect();
      return {
        name: target.getAttribute("aria-label") ?? target.textContent,
        inside: box.bottom > 0 && box.top < window.innerHeight,
        atEnd: target === document.body,
        on: fixed.map((element) => {
          if (!element?.isConnected) throw new Error("A fixed part has left the page");
          if (!element.checkVisibility({ visibilityProperty: true })) return false;
          const over = element.getBoundingClientRect();
          const left = Math.max(box.left, over.left);
          const right = Math.min(box.right, over.right);
          const top = Math.max(box.top, over.top);
          const bottom = Math.min(box.bottom, over.bottom);
          if (right - left < 1 || bottom - top < 1) return false;
          const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return Boolean(met && element.contains(met) && !target.contains(met));
        }),
      };
    },
    [selector, elements] as const,
  );
  return { ...seen, parts: names.filter((_, index) => on[index]) };
}

for (const viewport of viewports) {
  // A small phone has the least room; the others are for the full run.
  const tier = viewport === viewports[0] ? onlyWide : onlyFull;
  test.describe(`${viewport.width} × ${viewport.height}`, tier, () => {
    test.use({ viewport });

    test("no tab stop of the home page is covered by a fixed part", async ({ page }) => {
      test.setTimeout(120_000);
      await openSettled(page);
      const parts = await findParts(page);
      const covered: string[] = [];
      let stops = 0;
      for (; stops < 400; stops++) {
        await page.keyboard.press("Tab");
        const focus = await lookAt(page, parts, ":focus");
        if (focus.atEnd) break;
        if (!focus.inside) covered.push(`${focus.name}: outside the viewport`);
        for (const part of focus.parts) covered.push(`${focus.name}: ${part}`);
      }
      expect(stops).toBeGreaterThan(40);
      expect(covered).toEqual([]);
    });

    test("the page's end is clear of the fixed parts", async ({ page }) => {
      await openSettled(page);
      const parts = await findParts(page);
      await scrollTo(page, 1_000_000);
      await settled(page);
      // Scrolling up a little brings the bottom bar out.
      for (const up of [0, 8]) {
        await page.evaluate((pixels) => window.scrollBy(0, -pixels), up);
        await settled(page);
        const last = page.getByRole("contentinfo").getByRole("link").last();
        await last.evaluate((element) => element.setAttribute("data-last", ""));
        await expect(last).toBeInViewport({ ratio: 1 });
        expect((await lookAt(page, parts, "[data-last]")).parts).toEqual([]);
      }
    });
  });
}
