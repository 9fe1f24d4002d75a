import preview from "../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import TimeChart from "../../app/sections/tools/TimeChart.tsx";
import { timeChart } from "../fixtures/tools.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/TimeChart",
  component: TimeChart,
  args: timeChart,
  parameters: { visual: { also: ["forced-colours"] } },
  decorators: [inContainer()],
});

export const Jobs = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const row of canvas.getAllByRole("row").slice(1)) {
      await expect(within(row).getByRole("rowheader")).toBeVisible();
    }
    // The longest job fills its row; the others are to the same scale.
    const [wait, work, short] = [...canvasElement.querySelectorAll("i")].map(
      (bar) => bar.getBoundingClientRect().width,
    ) as [number, number, number];
    const row = canvasElement.querySelector("tbody th")!.getBoundingClientRect().width;
    await expect(Math.abs(wait + work - row)).toBeLessThan(14);
    await expect(short / wait).toBeCloseTo(20 / 46.7, 1);
  },
});

export const OnSmallPhone = meta.story({ globals: onSmallPhone });
