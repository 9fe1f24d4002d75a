import type { Page } from "@playwright/test";
import { inShort } from "../audit/plainWords.ts";

const tabbable =
  "a[href], button, input, select, textarea, summary, video[controls], [tabindex]:not([tabindex^='-'])";

/** Numbers the tab stops in DOM order, and reports where that differs from the visual order. */
export async function indexTabStops(page: Page, within: string, apart = "[inert]") {
  const found = await page.evaluate(
    ([selector, root, without]) => {
      const stops = [
        ...document.querySelector(root)!.querySelectorAll<HTMLElement>(selector),
      ].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest(`[inert], ${without}`) &&
          !element.matches(":disabled, [tabindex^='-']") &&
          // Tab reaches only one radio button of a group: the first, while none is chosen.
          !(
            element.matches("[type=radio]") &&
            document.getElementsByName((element as HTMLInputElement).name)[0] !== element
          ),
      );
      const boxes = stops.map((stop, index) => {
        stop.dataset.stop = String(index);
        // Fixed parts and points on a drawing are not part of the reading order.
        const isPlaced = (element: Element | null): boolean =>
          element !== null &&
          (["fixed", "sticky", "absolute"].includes(getComputedStyle(element).position) ||
            isPlaced(element.parentElement));
        const { top, bottom, left, right } = stop.getBoundingClientRect();
        return { stop, top, bottom, left, right, placed: isPlaced(stop) };
      });
      const backwards = boxes.flatMap((box, index) => {
        const last = boxes[index - 1];
        if (!last || box.placed || last.placed) return [];
        // Moving up is only right at the top of the next column.
        const up = box.bottom <= last.top && box.left < last.right;
        const back = box.right <= last.left && box.top < last.bottom && box.bottom > last.top;
        const words = (box.stop.ariaLabel || box.stop.textContent).trim().slice(0, 40);
        return up || back ? [{ words, markup: box.stop.outerHTML }] : [];
      });
      return { count: stops.length, backwards };
    },
    [tabbable, within, apart] as const,
  );
  return {
    count: found.count,
    backwards: found.backwards.map(({ words, markup }) => `“${words}”: ${inShort(markup)}`),
  };
}
