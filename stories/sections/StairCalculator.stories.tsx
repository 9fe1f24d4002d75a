import preview from "../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
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

/** The cells of each row of a table. */
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

export const Passes = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent(
      "13 risers of 200 mm and 12 goings of 233.3 mm: 2,800 mm long. It passes.",
    );
    await expect(rows(canvas.getByRole("table", { name: /against the limits/ }))).toEqual([
      ["Rise", "150 to 220 mm", "200 mm", "Yes"],
      ["Going", "220 to 300 mm", "233.3 mm", "Yes"],
      ["Twice the rise plus the going", "550 to 700 mm", "633.3 mm", "Yes"],
      ["Pitch", "42 degrees at most", "40.6 degrees", "Yes"],
    ]);
  },
});

export const TooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    const run = canvas.getByRole("spinbutton", { name: /Length you can spare/ });
    await userEvent.clear(run);
    await userEvent.type(run, "2400");
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent(
      "It doesn't fit. The shortest flight that passes has 12 risers of 216.7 mm and 11 goings of 241 mm: 2,651 mm long.",
    );
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

export const UsualHeightsAsATable = meta.story({
  parameters: { visual: { screens: [] } },
  play: async ({ canvas }) => {
    await expect(rows(canvas.getByRole("table", { name: /shortest straight flight/ }))).toEqual([
      ["2,400", "11", "218.2", "243", "2,430"],
      ["2,600", "12", "216.7", "241", "2,651"],
    ]);
  },
});

export const OnSmallPhone = meta.story({ globals: onSmallPhone });
