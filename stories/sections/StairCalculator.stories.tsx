import preview from "../../.storybook/preview.tsx";
import StairCalculator from "../../app/sections/tools/StairCalculator.tsx";
import { stairCalculator } from "../fixtures/tools.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/StairCalculator",
  component: StairCalculator,
  args: stairCalculator,
  decorators: [inContainer()],
});

export const Passes = meta.story({});

export const TooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    const run = canvas.getByRole("spinbutton", { name: /Length you can spare/ });
    await userEvent.clear(run);
    await userEvent.type(run, "2400");
  },
});

export const NothingTyped = meta.story({
  play: ({ canvas, userEvent }) =>
    userEvent.clear(canvas.getByRole("spinbutton", { name: /Floor to floor/ })),
});

export const OnSmallPhone = meta.story({ globals: onSmallPhone });
