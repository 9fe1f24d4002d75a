import { expect, test, type Page } from "@playwright/test";
import { fixedParts, inDock, openSettled, scrollTo, settled } from "../support/page/fixedParts.ts";
import { visit } from "../../scripts/lib/openPage.ts";
import { indexTabStops } from "../support/page/indexTabStops.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { onlyWideOrFull } from "../support/firm/kinds.ts";

/** The scroll position at the end of a page. */
const lowest = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

/** Whether the middle of an element can be pressed. Runs in the page. */
function isUncovered(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Presses Tab and reports what is wrong with the newly focused element. */
async function nextStop(page: Page) {
  await page.keyboard.press("Tab");
  return page.evaluate(async () => {
    // Gives parts that would cover it a few frames to move out of the way.
    for (let frame = 0; frame < 3; frame++)
      await new Promise((done) => requestAnimationFrame(done));
    const at = document.activeElement as HTMLElement;
    const number = at === document.body ? "end" : at.dataset.stop;
    const boxes = [...at.getClientRects()];
    const seen = boxes.some((box) => {
      const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
      const met = document.elementFromPoint(x, y);
      return met !== null && (at.contains(met) || met.contains(at));
    });
    return { number, words: at.outerHTML.slice(0, 120), seen };
  });
}

async function walk(page: Page, count: number) {
  const faults: string[] = [];
  const address = page.url();
  for (let index = 0; index < count; index++) {
    let stop = await nextStop(page);
    // A film's own controls are several stops within one element.
    while (stop.words.startsWith("<video") && stop.number === String(index - 1))
      stop = await nextStop(page);
    const { number, words, seen } = stop;
    if (number !== String(index)) {
      faults.push(`stop ${index} is ${number ?? "unexpected"}: ${words}`);
      break;
    }
    if (!seen) faults.push(`not visible: ${words}`);
  }
  // Focus alone must not navigate (WCAG 3.2.1).
  expect(page.url()).toBe(address);
  expect(faults).toEqual([]);
}

// The tab order is the same at every width; its visual order is checked in kinds.spec.ts.
for (const { path, kind } of onePerKind)
  test.describe(kind, onlyWideOrFull(kind), () => {
    test(
      "Tab comes to everything in the text, in its order, and all of it is seen",
      { tag: ["@wcag-2.1.1", "@wcag-2.1.2", "@wcag-2.4.3", "@wcag-2.4.11", "@wcag-3.2.1"] },
      async ({ page }) => {
        await visit(page, path);
        await page.locator("#main-content").focus();
        const { count } = await indexTabStops(page, "#main-content");
        await walk(page, count);
        // The next Tab leaves the main content.
        expect((await nextStop(page)).number).toBeUndefined();
      },
    );
  });

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
