import preview from "../../.storybook/preview.tsx";
import { CostList } from "../../app/sections/costs/CostList.tsx";
import { CostTable } from "../../app/sections/costs/CostTable.tsx";
import { costCard } from "../fixtures/cards.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer, inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Costs/CostTable",
  component: CostTable,
  args: { caption: "Published prices in pounds" },
  decorators: [inContainer(), inFrame()],
});

const ours = { low: 3100, typical: 3500, high: 5200, date: "2026-01-12" };

export const OurOwnPriceComesFirst = meta.story({ args: { costs: [costCard({ ours })] } });

export const AsAList = meta.story({
  args: { costs: [costCard({ ours }), { ...costCard(), slug: "other", job: "Another job" }] },
  render: (args) => <CostList {...args} />,
});

export const LongWords = meta.story({
  args: { costs: [{ ...costCard({ unit: longTitle.slice(0, 60) }), job: longTitle }] },
  globals: onSmallPhone,
});

export const OnASmallPhoneNoPriceRunsIntoAnother = meta.story({
  args: {
    costs: [
      {
        ...costCard(),
        low: "£10,000",
        typical: "£20,000 to £35,000",
        high: "£75,000",
        mark: { from: 0.154, to: 0.385 },
      },
    ],
  },
  globals: onSmallPhone,
});
