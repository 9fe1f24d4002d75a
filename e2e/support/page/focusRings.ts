import type { Page } from "@playwright/test";
import { inShort } from "../audit/plainWords.ts";

/**
 * Focuses one stop after another, where focus would be shown.
 *
 * @returns how many there are, and the words and markup of those whose focus can't be seen: with no
 * outline of 2 px and no other border, on the stop or on what stands for it, such as a slider's handle
 */
export async function stopsWithoutRing(page: Page, within = "body") {
  const found = await page.evaluate(async (root) => {
    const borderOf = (element: Element) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element);
      return `${borderTopWidth} ${borderTopColor}`;
    };
    const isOutlined = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const blur = () => (document.activeElement as HTMLElement).blur();
    const dim: { words: string; markup: string }[] = [];
    let count = 0;
    for (const stop of document.querySelectorAll<HTMLElement>(
      `:is(${root}) :is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([tabindex^="-"])`,
    )) {
      if (document.activeElement === stop) blur();
      const around = [stop, ...stop.parentElement!.parentElement!.querySelectorAll("*")];
      const borders = around.map(borderOf);
      stop.focus({ preventScroll: true });
      // React renders what follows in a microtask.
      await Promise.resolve();
      if (document.activeElement !== stop || !stop.matches(":focus-visible")) continue;
      count++;
      // The search's own field has no border: there the caret shows focus.
      if (stop.matches("[role=combobox]")) continue;
      const isSeen = around.some(
        (element, index) => isOutlined(element) || borderOf(element) !== borders[index],
      );
      const [label] = (stop as HTMLInputElement).labels ?? [];
      const words = stop.ariaLabel || label?.textContent || stop.textContent;
      if (!isSeen) dim.push({ words: words.trim().slice(0, 40), markup: stop.outerHTML });
    }
    blur();
    return { count, dim };
  }, within);
  return {
    count: found.count,
    dim: found.dim.map(({ words, markup }) => `“${words}”: ${inShort(markup)}`),
  };
}
