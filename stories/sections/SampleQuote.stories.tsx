import preview from "../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import { Printable } from "../../app/sections/tools/Printable.tsx";
import SampleQuote from "../../app/sections/tools/SampleQuote.tsx";
import { sampleQuote } from "../fixtures/tools.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/SampleQuote",
  component: SampleQuote,
  subcomponents: { Printable },
  args: sampleQuote,
  decorators: [inContainer()],
  parameters: { visual: { also: ["print"] } },
});

export const WithItsPayments = meta.story({
  play: async ({ canvas }) => {
    const payments = canvas.getByRole("table", { name: "When each part is due, VAT included" });
    await expect(within(payments).getByText("£4,500")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Print the quote" })).toBeEnabled();
  },
});

export const OnSmallPhone = meta.story({ globals: onSmallPhone });
