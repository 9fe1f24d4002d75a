import { expect, test, type Page } from "@playwright/test";
import { covers } from "../support/covers.ts";
import { fixedParts } from "../support/fixedParts.ts";
import { hydrated } from "../support/hydrated.ts";
import { numberStops } from "../support/numberStops.ts";
import { onePerKind } from "../support/pages.ts";
import { onlyWide } from "../support/screen.ts";

/** Presses Tab and says what is wrong with where the focus has come to. */
async function nextStop(page: Page) {
  await page.keyboard.press("Tab");
  return page.evaluate(async () => {
    // What would lie on it has a frame to step aside.
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
    const { number, words, seen } = await nextStop(page);
    if (number !== String(index)) {
      faults.push(`stop ${index} is ${number ?? "unexpected"}: ${words}`);
      break;
    }
    if (!seen) faults.push(`not to be seen: ${words}`);
  }
  // Focus alone leads nowhere (WCAG 3.2.1).
  expect(page.url()).toBe(address);
  expect(faults).toEqual([]);
}

// Where Tab comes to is the same at every width; where that stands is not (kinds.spec.ts).
test.describe("on wide screens", onlyWide, () => {
  for (const { path, kind } of onePerKind) {
    test(
      `${kind}: Tab comes to everything in the text, in the order of reading, and all of it is seen`,
      covers(["2.1.1", "2.1.2", "2.4.3", "2.4.11", "3.2.1"], path),
      async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        await page.locator("#main-content").focus();
        const { count, backwards } = await numberStops(page, "#main-content");
        expect(backwards).toEqual([]);
        expect(count).toBeGreaterThan(0);
        await walk(page, count);
        // And out of it.
        expect((await nextStop(page)).number).toBeUndefined();
      },
    );
  }
});

test(
  "Tab comes to everything of the frame, from the skip link on, and leaves the page",
  covers(["2.1.1", "2.1.2", "2.4.1", "2.4.3"]),
  async ({ page }) => {
    await page.goto("/guides");
    await hydrated(page);
    await expect(fixedParts(page).messaging).toBeVisible();
    // What comes and goes in the dock has a scenario of its own (keyboardOnly).
    const { count } = await numberStops(page, "body", "div:has(> aside)");
    await walk(page, count);
    const dock: (string | undefined)[] = [];
    do dock.push((await nextStop(page)).number);
    while (dock.at(-1) !== "end" && dock.length < 20);
    expect(dock.at(-1)).toBe("end");
  },
);
