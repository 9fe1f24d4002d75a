import preview from "../../.storybook/preview.tsx";
import { expect, spyOn, within } from "storybook/test";
import QuotesSheet from "../../app/sections/tools/QuotesSheet.tsx";
import { quotesSheet } from "../fixtures/tools.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/QuotesSheet",
  component: QuotesSheet,
  args: quotesSheet,
  decorators: [inContainer()],
});

export const ThreeFirms = meta.story({
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole("table", { name: /A sheet to compare quotes/ });
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(4);
    await expect(within(table).getAllByRole("rowheader")).toHaveLength(args.rows.length);
    await expect(within(table).getAllByRole("cell")).toHaveLength(args.rows.length * 3);
  },
});

export const PrintsItselfAlone = meta.story({
  parameters: { visual: { screens: [] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sheet = () => canvasElement.querySelector("[data-printing]");
    const print = spyOn(window, "print").mockImplementation(() => {});
    await userEvent.click(canvas.getByRole("button", { name: "Print the sheet" }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(sheet()).toContainElement(canvas.getByRole("table"));
    window.dispatchEvent(new Event("afterprint"));
    await expect(sheet()).toBeNull();
    print.mockRestore();
  },
});

export const OnSmallPhone = meta.story({ globals: onSmallPhone });
