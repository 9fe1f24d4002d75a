import { expect, test, type Page } from "@playwright/test";
import { fixedParts, inDock, openSettled, scrollTo, settled } from "../support/page/fixedParts.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { indexTabStops } from "../support/page/indexTabStops.ts";
import { nextStop, walk } from "./walkStops.ts";

/** The scroll position at the end of a page. */
const lowest = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

/** Whether the middle of an element can be pressed. Runs in the page. */
function isUncovered(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test(
  "Tab reaches everything around the page, from the skip link on, and then leaves",
  { tag: ["@wcag-2.1.1", "@wcag-2.1.2", "@wcag-2.4.1", "@wcag-2.4.3"] },
  async ({ page }) => {
    await visit(page, "/projects");
    await expect(fixedParts(page).messaging).toBeVisible();
    // The dock's parts appear and disappear: dock.spec.ts tests them.
    const { count } = await indexTabStops(page, "body", inDock);
    await walk(page, count);
    const dock: (string | undefined)[] = [];
    do dock.push((await nextStop(page)).number);
    while (dock.at(-1) !== "end" && dock.length < 20);
    expect(dock.at(-1)).toBe("end");
  },
);

// A small phone has the least room beside its fixed parts; 320 × 256 is 1280 × 1024 at 400 % zoom.
for (const [width, height, tier] of [
  [320, 568, "@wide"],
  [320, 256, "@full"],
] as const)
  test(
    `${width} × ${height}: fixed parts cover no stop of the page, nor its end`,
    { tag: ["@wcag-2.4.11", tier] },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openSettled(page);
      const { count } = await indexTabStops(page, "body", inDock);
      await walk(page, count);
      // Scrolling up a little brings the bottom bar out.
      const last = page.getByRole("contentinfo").getByRole("link").last();
      for (const up of [0, 8]) {
        await scrollTo(page, (await lowest(page)) - up);
        await settled(page);
        expect(await last.evaluate(isUncovered), `${up} px up`).toBe(true);
      }
    },
  );
