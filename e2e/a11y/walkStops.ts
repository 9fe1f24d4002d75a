import { expect, type Page } from "@playwright/test";
import { failWithFindings } from "../support/audit/failTest.ts";
import type { Finding } from "../support/audit/finding.ts";
import { frames } from "../support/browser/frames.ts";
import { inShort } from "../support/audit/plainWords.ts";

/** Presses Tab and reports what is wrong with the newly focused element. */
export async function nextStop(page: Page) {
  await page.keyboard.press("Tab");
  // In which parts that would cover it move out of the way.
  await frames(page, 3);
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const number = at === document.body ? "end" : at.dataset.stop;
    const boxes = [...at.getClientRects()];
    const seen = boxes.some((box) => {
      const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
      const met = document.elementFromPoint(x, y);
      return met !== null && (at.contains(met) || met.contains(at));
    });
    return { number, tagName: at.tagName, markup: at.outerHTML, seen };
  });
}

/** Presses Tab from one of the stops numbered by `indexTabStops` to the next, and expects each to be seen. */
export async function walk(page: Page, count: number) {
  const findings: Finding[] = [];
  const address = page.url();
  const at = { place: new URL(address).pathname, widths: [page.viewportSize()!.width] };
  for (let index = 0; index < count; index++) {
    let stop = await nextStop(page);
    // A film's own controls are several stops within one element.
    while (stop.tagName === "VIDEO" && stop.number === String(index - 1))
      stop = await nextStop(page);
    const { number, markup, seen } = stop;
    if (number !== String(index)) {
      const wanted = await page
        .locator(`[data-stop="${index}"]`)
        .evaluate(({ outerHTML }) => outerHTML);
      findings.push({
        ...at,
        what: "Tab does not go on in the order of the text",
        more: [`Expected: ${inShort(wanted)}`, `Found: ${inShort(markup)}`],
        criteria: ["2.4.3"],
      });
      break;
    }
    if (!seen)
      findings.push({
        ...at,
        what: "what has the keyboard's focus is covered",
        elements: [inShort(markup)],
        criteria: ["2.4.11"],
      });
  }
  // Focus alone must not navigate (WCAG 3.2.1).
  expect(page.url()).toBe(address);
  await failWithFindings(findings);
}
