import { expect, test, type Page } from "@playwright/test";
import { fixedParts, openSettled, scrollTo, settled } from "../support/fixedParts.ts";

// 320 × 256 is 1280 × 1024 at 400 % zoom.
const viewports = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 1280, height: 1024 },
];

/** The fixed parts' elements, which stay the same while a page is open: found once, it is soon said. */
async function findParts(page: Page) {
  const parts = Object.entries(fixedParts(page));
  const elements = await Promise.all(parts.map(([, part]) => part.elementHandle()));
  return { names: parts.map(([name]) => name), elements };
}

/** Names the fixed parts that lie on an element: those the pointer would meet instead of it. */
async function partsOn(
  page: Page,
  { names, elements }: Awaited<ReturnType<typeof findParts>>,
  selector: string,
): Promise<string[]> {
  const onIt = await page.evaluate(
    ([css, fixed]) => {
      const target = css === ":focus" ? document.activeElement! : document.querySelector(css)!;
      const box = target.getBoundingClientRect();
      return fixed.map((element) => {
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
      });
    },
    [selector, elements] as const,
  );
  return names.filter((_, index) => onIt[index]);
}

for (const viewport of viewports) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("no tab stop of the home page is covered by a fixed part", async ({ page }) => {
      test.setTimeout(120_000);
      await openSettled(page);
      const parts = await findParts(page);
      const covered: string[] = [];
      let stops = 0;
      for (; stops < 400; stops++) {
        await page.keyboard.press("Tab");
        await settled(page);
        const focus = await page.evaluate(() => {
          const element = document.activeElement!;
          const { top, bottom } = element.getBoundingClientRect();
          const inside = bottom > 0 && top < window.innerHeight;
          const name = element.getAttribute("aria-label") ?? element.textContent;
          return { name, inside, atEnd: element === document.body };
        });
        if (focus.atEnd) break;
        if (!focus.inside) covered.push(`${focus.name}: outside the viewport`);
        for (const part of await partsOn(page, parts, ":focus"))
          covered.push(`${focus.name}: ${part}`);
      }
      expect(stops).toBeGreaterThan(60);
      expect(covered).toEqual([]);
    });

    test("the page's end is clear of the fixed parts", async ({ page }) => {
      await openSettled(page);
      const parts = await findParts(page);
      await scrollTo(page, 1_000_000);
      await settled(page);
      // Going up a little brings the bottom bar out.
      for (const up of [0, 8]) {
        await page.evaluate((pixels) => window.scrollBy(0, -pixels), up);
        await settled(page);
        const last = page.getByRole("contentinfo").getByRole("link").last();
        await last.evaluate((element) => element.setAttribute("data-last", ""));
        await expect(last).toBeInViewport({ ratio: 1 });
        expect(await partsOn(page, parts, "[data-last]")).toEqual([]);
      }
    });
  });
}
