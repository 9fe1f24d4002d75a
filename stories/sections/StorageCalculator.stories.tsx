import preview from "../../.storybook/preview.tsx";
import StorageCalculator from "../../app/sections/tools/StorageCalculator.tsx";
import { toolOf } from "../fixtures/tools.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inFrame, inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Tools/StorageCalculator",
  component: StorageCalculator,
  args: toolOf("storage"),
  decorators: [inFrame(), inContainer()],
});

export const Alcove = meta.story({});

export const Wardrobe = meta.story({
  play: ({ canvas, userEvent }) =>
    userEvent.selectOptions(canvas.getByRole("combobox", { name: "What it is" }), "wardrobe"),
});

export const OnSmallPhone = meta.story({ globals: onSmallPhone });
