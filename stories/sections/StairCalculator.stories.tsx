import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole("spinbutton", { name: /Floor to floor/ }));
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent(
      "Floor to floor: 600 to 4,000 mm. Length you can spare: 500 to 6,000 mm.",
    );
    await expect(canvas.queryByRole("table", { name: /against the limits/ })).toBeNull();
  },
});

export const OnSmallPhone = meta.story({ globals: onSmallPhone });
