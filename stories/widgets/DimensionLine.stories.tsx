import preview from "../../.storybook/preview.tsx";
import { DimensionLine } from "../../app/widgets/DimensionLine/DimensionLine.tsx";
import { longSentence } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/DimensionLine",
  component: DimensionLine,
  parameters: { visual: { also: ["forced-colours", "more-contrast"] } },
  args: { children: "600 mm" },
});

export const BetweenEndTicks = meta.story({});

export const LongWordsWrap = meta.story({
  args: { children: longSentence },
  globals: onSmallPhone,
});
