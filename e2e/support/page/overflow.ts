import type { Page } from "@playwright/test";
import type { Finding } from "../audit/finding.ts";
import { inShort } from "../audit/plainWords.ts";

/** Says by how much the page is wider than its window, and which part sticks out farthest; nothing if it isn't. */
export async function sidewaysOverflow(page: Page): Promise<Finding[]> {
  const found = await page.evaluate(() => {
    // Not `innerWidth`: a phone zooms out until all of the page is within it.
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    /** Whether it is cut off or scrolls by itself, or stays in the window. */
    const isHeld = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      if (getComputedStyle(element).position === "fixed") return true;
      const { parentElement: parent } = element;
      const isCut =
        parent && parent !== document.body && getComputedStyle(parent).overflowX !== "visible";
      return Boolean(isCut) || isHeld(parent);
    };
    const parts = [...document.querySelectorAll("body *")].filter(
      (element) => element.checkVisibility() && !isHeld(element),
    );
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    const farthest = Math.max(...parts.map(rightOf));
    const widest =
      farthest > clientWidth
        ? // Of those that end alike, the outermost.
          parts.find((element) => rightOf(element) === farthest)
        : // Only words stick out: of the innermost.
          parts.findLast(({ scrollWidth: own, clientWidth: room }) => own > room && room > 0);
    return { px: scrollWidth - clientWidth, markup: widest?.outerHTML };
  });
  if (!found) return [];
  const { px, markup } = found;
  return [
    {
      what: `the page is ${px} px wider than the window, so that a visitor scrolls sideways`,
      ...(markup ? { more: ["Its widest part:"], elements: [inShort(markup)] } : {}),
    },
  ];
}
