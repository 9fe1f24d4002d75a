import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { MetricsPanel, type MetricRow } from "../../app/widgets/MetricsPanel/MetricsPanel.tsx";

const rows: MetricRow[] = [
  { name: "LCP", value: "1240 ms", budget: "2500 ms", status: "good" },
  { name: "INP", budget: "200 ms" },
  { name: "CLS", value: "0.120", budget: "0.100", status: "needs improvement" },
  { name: "TTFB", value: "950 ms", budget: "600 ms", status: "poor" },
];

const meta = preview.meta({
  title: "Widgets/MetricsPanel",
  component: MetricsPanel,
  args: {
    rows,
  },
});

export const Measured = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /LCP 1240 ms 2500 ms good/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /INP – 200 ms not yet/ })).toBeVisible();
  },
});

export const Folded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Web vitals"));
    await expect(canvas.getByRole("table", { hidden: true })).not.toBeVisible();
  },
});
