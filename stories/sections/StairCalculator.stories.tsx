import preview from "../../.storybook/preview.tsx";
import StairCalculator from "../../app/sections/tools/StairCalculator.tsx";
import { toolOf } from "../fixtures/tools.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Tools/StairCalculator",
  component: StairCalculator,
  args: toolOf("stairs"),
  decorators: [inContainer()],
});

export const Passes = meta.story({});

export const TooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    const run = canvas.getByRole("textbox", { name: /^Length/ });
    await userEvent.clear(run);
    await userEvent.type(run, "2400{Enter}");
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole("textbox", { name: /^Height/ }));
    await userEvent.tab();
  },
});

export const OnSmallPhone = meta.story({ globals: onSmallPhone });
