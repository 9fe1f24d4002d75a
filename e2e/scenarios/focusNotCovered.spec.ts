import { expect, test } from "@playwright/test";
import { fixedParts, openSettled } from "../support/fixedParts.ts";
import { onlyFull, onlyWide } from "../support/screen.ts";

// A small phone has the least room; the others are for the full run. 320 × 256 is 1280 × 1024 at
// 400 % zoom.
for (const [width, height, tier] of [
  [320, 568, onlyWide],
  [390, 844, onlyFull],
  [320, 256, onlyFull],
  [1280, 1024, onlyFull],
] as const)
  test(`${width} × ${height}: fixed parts cover no stop, nor the end`, tier, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSettled(page);
    const parts = Object.values(fixedParts(page)).map((part) => part.elementHandle());
    // From here on focus counts as moved by a key.
    await page.keyboard.press("Tab");
    const found = await page.evaluate(
      async (fixed) => {
        const settled = async () => {
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        };
        /** Whether a fixed part lies over the element, by hit-testing the overlap. */
        const isCovered = (element: Element) => {
          const box = element.getBoundingClientRect();
          return fixed.some((part) => {
            if (!part?.checkVisibility({ visibilityProperty: true })) return false;
            const over = part.getBoundingClientRect();
            const [left, right] = [Math.max(box.left, over.left), Math.min(box.right, over.right)];
            const [top, bottom] = [Math.max(box.top, over.top), Math.min(box.bottom, over.bottom)];
            if (right - left < 1 || bottom - top < 1) return false;
            const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return part.contains(met) && !element.contains(met);
          });
        };
        let count = 0;
        const faults: string[] = [];
        for (const stop of document.querySelectorAll<HTMLElement>("a[href], button, summary")) {
          stop.focus();
          if (document.activeElement !== stop) continue;
          count += 1;
          await settled();
          const { bottom, top } = stop.getBoundingClientRect();
          if (isCovered(stop) || bottom <= 0 || top >= innerHeight) faults.push(stop.outerHTML);
        }
        const last = [...document.querySelectorAll("footer a")].at(-1)!;
        // Scrolling up a little brings the bottom bar out.
        for (const up of [-1_000_000, 8]) {
          scrollBy({ top: -up, behavior: "instant" });
          await settled();
          if (isCovered(last)) faults.push(`the end, ${up} px up`);
        }
        return { count, faults };
      },
      await Promise.all(parts),
    );
    expect(found.count).toBeGreaterThan(40);
    expect(found.faults).toEqual([]);
  });
