import preview from "../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import { CostBand } from "../../app/sections/costs/CostBand.tsx";
import { costCard, costCards } from "../fixtures/cards.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Costs/CostBand",
  component: CostBand,
  decorators: [inFrame()],
  args: {
    title: "What it costs",
    text: "These are prices that others publish, not our quotes.",
    costs: [costCard()],
    guide: { name: "What it costs and why", href: "/guides/what-it-costs" },
  },
});

export const None = meta.story({ tags: ["shows-nothing"], args: { costs: [] } });

export const One = meta.story({});

const kinds = {
  of: "One flight, fitted",
  rows: [
    { id: "plain", job: "Softwood, straight", low: 2800, high: 3900 },
    { id: "drawn", job: "Drawn for one house: curved, winding or glass", low: 7500, high: 14000 },
  ],
};

export const OwnPricesOfEachKindComeFirst = meta.story({
  args: {
    costs: [costCard({ ours: { low: 2800, high: 7500, date: "2026-11-02", sample: true, kinds } })],
  },
  play: async ({ canvas }) => {
    const [own] = canvas.getAllByRole("table");
    await expect(own).toHaveAccessibleName("One flight, fitted: our own prices, with VAT");
    await expect(
      within(own!).getByRole("row", { name: /^Drawn.*£7,500 to £14,000$/ }),
    ).toBeVisible();
  },
});

export const OverviewIsTheTableAlone = meta.story({
  args: { costs: costCards(6), isOverview: true, guide: undefined },
});
