import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import StorageCalculator from "../../app/sections/tools/StorageCalculator.tsx";
import { toolOf } from "../fixtures/tools.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inFrame, inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/StorageCalculator",
  component: StorageCalculator,
  args: toolOf("storage"),
  decorators: [inFrame(), inContainer()],
});

export const Alcove = meta.story({});

export const Wardrobe = meta.story({
  play: ({ canvas, userEvent }) =>
    userEvent.selectOptions(canvas.getByRole("combobox", { name: "What it is" }), "wardrobe"),
});

export const SizeMissing = meta.story({
  parameters: { visual: { screens: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole("spinbutton", { name: /Width/ }));
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("One of the sizes is missing");
  },
});

export const OnSmallPhone = meta.story({ globals: onSmallPhone });
