import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { PriceLine } from "../../app/sections/costs/PriceLine.tsx";
import { inBox } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/PriceLine",
  component: PriceLine,
  parameters: { visual: { also: ["forced-colours", "more-contrast"] } },
  args: { mark: { from: 0.25, to: 0.5 } },
  decorators: [inBox({ width: 403, padding: 20, boxSizing: "content-box" })],
});

/** Position and size of the line and its batten, in px from the line's inner edge. */
function measured(canvasElement: HTMLElement) {
  const line = canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]')!;
  const batten = line.querySelector("span")?.getBoundingClientRect();
  const start = line.getBoundingClientRect().left + 1.5;
  return { line, left: batten && batten.left - start, width: batten?.width };
}

export const Range = meta.story({
  play: async ({ canvasElement }) => {
    const { left, width } = measured(canvasElement);
    await expect(left).toBeCloseTo(100, 0);
    await expect(width).toBeCloseTo(100, 0);
  },
});

export const OneFigureIsAMark = meta.story({
  args: { mark: { from: 0.5, to: 0.5 } },
  play: async ({ canvasElement }) => {
    const { left, width } = measured(canvasElement);
    await expect(left).toBeCloseTo(200, 0);
    await expect(width).toBe(5);
  },
});

export const WithoutTypicalPrice = meta.story({
  args: { mark: undefined },
  play: async ({ canvasElement }) => {
    const { line } = measured(canvasElement);
    await expect(line.childElementCount).toBe(0);
    await expect(getComputedStyle(line).borderInlineStartStyle).toBe("solid");
  },
});
