import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { CostNotes } from "../../app/sections/costs/CostNotes.tsx";
import { costCard, costCards } from "../fixtures/cards.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { expectLink, onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/CostNotes",
  component: CostNotes,
  args: { costs: [costCard()] },
  decorators: [inContainer({}, <h2>What it costs</h2>)],
});

export const One = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("article", { name: "New staircase" })).toBeVisible();
    for (const { name, url } of args.costs[0]!.sources) {
      await expectLink(canvas, name, url);
    }
    await expect(canvas.getByText("Dated 8 March 2025, read on 12 January 2026")).toBeVisible();
    await expect(canvas.getByText("Old: dated 2024, read on 12 January 2026")).toBeVisible();
    await expect(canvas.queryByRole("heading", { level: 3 })).toBeNull();
    await expect(canvas.getByText("The stair. Fitting.")).toBeVisible();
    await expect(canvas.getByText("Plaster, paint and carpet.")).toBeVisible();
    await expect(canvas.queryByText("Our own prices")).toBeNull();
  },
});

export const WithOurOwnPrices = meta.story({
  args: {
    costs: [costCard({ ours: { low: 3100, typical: 3500, high: 5200, date: "2026-01-12" } })],
    next: { from: "2100-02-01", until: "2100-01-22" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")[0]).toHaveTextContent("Our own prices");
    await expect(canvas.getByText("£3,100 to £5,200 with VAT, 12 January 2026")).toBeVisible();
    await expect(canvas.getByText("We could start a new job on 1 February 2100.")).toBeVisible();
  },
});

export const Many = meta.story({
  args: { costs: costCards(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  },
});

export const LongWords = meta.story({
  args: {
    costs: [{ ...costCard(), job: longTitle, takes: longSentence, includes: [longTitle] }],
  },
  globals: onSmallPhone,
});
