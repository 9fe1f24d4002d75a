import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { DimensionLine } from "../../app/widgets/DimensionLine/DimensionLine.tsx";
import { longSentence } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/DimensionLine",
  component: DimensionLine,
  parameters: { visual: { also: ["forced-colours", "more-contrast"] } },
  args: { children: "600 mm" },
});

export const BetweenEndTicks = meta.story({
  play: async ({ canvas }) => {
    const line = canvas.getByText("600 mm");
    await expect(getComputedStyle(line, "::before").borderInlineStartStyle).toBe("solid");
    await expect(getComputedStyle(line, "::after").borderInlineEndStyle).toBe("solid");
  },
});

export const AsWideAsItIsTold = meta.story({
  args: { style: { maxWidth: 260 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("600 mm").getBoundingClientRect().width).toBe(260);
  },
});

export const LongWordsWrap = meta.story({
  args: { children: longSentence },
  globals: onSmallPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longSentence)).toBeVisible();
  },
});
