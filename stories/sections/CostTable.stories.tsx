import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { CostTable } from "../../app/sections/costs/CostTable.tsx";
import { costCard } from "../fixtures/cards.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer, inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Costs/CostTable",
  component: CostTable,
  args: { caption: "In pounds with VAT" },
  decorators: [inContainer(), inFrame()],
});

const ours = { low: 3100, typical: 3500, high: 5200, date: "2026-01-12" };
const kinds = {
  of: "One flight, fitted",
  rows: [
    { id: "plain", job: "Softwood, straight", low: 2800, high: 3900 },
    { id: "drawn", job: "Drawn for one house: curved, winding or glass", low: 7500, high: 14000 },
  ],
};

export const OurOwnPriceComesFirst = meta.story({ args: { costs: [costCard({ ours })] } });

export const AsALinkedList = meta.story({
  args: {
    costs: [costCard({ ours }), { ...costCard(), slug: "other", job: "Another job" }],
    isLinked: true,
  },
});

export const OwnPricesOfEachKind = meta.story({
  args: {
    costs: [costCard({ ours: { ...ours, sample: true, kinds } }), { ...costCard(), slug: "other" }],
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole("row", { name: /^Drawn.*£7,500 to £14,000$/ })).toBeVisible(),
});

export const LongWords = meta.story({
  args: { costs: [{ ...costCard({ unit: longTitle.slice(0, 60) }), job: longTitle }] },
  globals: onSmallPhone,
});

export const OnASmallPhoneNoPriceRunsIntoAnother = meta.story({
  args: {
    costs: [
      { ...costCard(), low: "£10,000", typical: "£20,000 to £35,000", high: "£75,000" },
      { ...costCard({ ours: { ...ours, sample: true, kinds } }), slug: "other" },
    ],
  },
  globals: onSmallPhone,
});
