import preview from "../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import { CostTable } from "../../app/sections/costs/CostTable.tsx";
import { costCard, costCards } from "../fixtures/cards.ts";
import { longTitle } from "../fixtures/words.ts";
import { expectLink, onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/CostTable",
  component: CostTable,
  args: { caption: "Published prices in pounds", costs: costCards(4) },
  decorators: [inContainer()],
});

export const One = meta.story({
  args: { costs: [costCard()] },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole("table", { name: "Published prices in pounds" });
    const headers = within(table).getAllByRole("columnheader");
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      "Job",
      "Low",
      "Typical",
      "High",
    ]);
    const cells = within(table).getAllByRole("cell");
    await expect(cells.map(({ textContent }) => textContent)).toEqual([
      "£600of 2024",
      "£2,000 to £4,000",
      "£6,600of 2024",
    ]);
    await expect(canvas.queryByRole("link")).toBeNull();
    // The typical price stands under its mark.
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const batten = canvasElement.querySelector("[aria-hidden] > span")!;
    await expect(
      Math.abs(middle(canvas.getByText("£2,000 to £4,000")) - middle(batten)),
    ).toBeLessThan(40);
  },
});

export const Many = meta.story({
  args: { areLinked: true },
  play: async ({ args, canvas }) => {
    for (const { job, href } of args.costs) {
      await expectLink(canvas, job, href);
    }
    for (const row of canvas.getAllByRole("row").slice(1)) {
      await expect(within(row).getByRole("rowheader")).toBeVisible();
    }
  },
});

export const OurOwnPriceComesFirst = meta.story({
  args: {
    costs: [costCard({ ours: { low: 3100, typical: 3500, high: 5200, date: "2026-01-12" } })],
  },
  play: ({ canvas }) => expect(canvas.getByText("From us, with VAT: £3,500")).toBeVisible(),
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
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole("cell")) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
});
