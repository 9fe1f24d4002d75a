import preview from "../../.storybook/preview.tsx";
import { CostNotes } from "../../app/sections/costs/CostNotes.tsx";
import { costCard, costCards } from "../fixtures/cards.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Costs/CostNotes",
  component: CostNotes,
  args: { costs: [costCard()] },
  decorators: [inContainer({}, <h2>What it costs</h2>)],
});

export const WithOurOwnPrices = meta.story({
  args: {
    costs: [costCard({ ours: { low: 3100, typical: 3500, high: 5200, date: "2026-01-12" } })],
  },
});

export const Many = meta.story({ args: { costs: costCards(3) } });

export const LongWords = meta.story({
  args: {
    costs: [{ ...costCard(), job: longTitle, takes: longSentence, includes: [longTitle] }],
  },
  globals: onSmallPhone,
});
