import preview from "../../.storybook/preview.tsx";
import TimeChart from "../../app/sections/tools/TimeChart.tsx";
import { timeChart } from "../fixtures/tools.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/TimeChart",
  component: TimeChart,
  args: timeChart,
  parameters: { visual: { also: ["forced-colours"] } },
  decorators: [inContainer()],
});

export const Jobs = meta.story({});
