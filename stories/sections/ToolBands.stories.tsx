import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { ToolBands } from "../../app/sections/tools/ToolBands.tsx";
import { contact } from "../fixtures/contact.ts";
import {
  labelledDrawing,
  permissionFlow,
  quotesSheet,
  stairCalculator,
  storageCalculator,
  timeChart,
} from "../fixtures/tools.ts";

const meta = preview.meta({
  title: "Sections/ToolBands",
  component: ToolBands,
  args: { contact, tools: [timeChart] },
});

export const None = meta.story({
  args: { tools: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
});

export const NamesItsRule = meta.story({
  play: async ({ canvas }) => {
    const band = canvas.getByRole("region", { name: "How long jobs take" });
    await expect(band).toHaveAttribute("id", "how-long-jobs-take");
    const rule = canvas.getByRole("link", { name: "Approved Document K" });
    await expect(rule).toHaveAttribute("href", timeChart.rules[0]!.url);
    await expect(rule.closest("p")).toHaveTextContent(/Table 1\.1.*Read on 25 November 2026/);
    await canvas.findByRole("table");
  },
});

export const EveryKind = meta.story({
  args: {
    tools: [
      quotesSheet,
      stairCalculator,
      storageCalculator,
      timeChart,
      permissionFlow,
      labelledDrawing,
    ],
  },
  parameters: { visual: { screens: [] } },
  play: async ({ args, canvas }) => {
    await canvas.findByRole("button", { name: "Print the sheet" });
    await canvas.findByRole("spinbutton", { name: /Floor to floor/ });
    await canvas.findByRole("combobox", { name: "What it is" });
    await canvas.findByText(/Each bar is the longest/);
    await canvas.findByRole("group", { name: "Is it a flat?" });
    await canvas.findByRole("img", { name: "A beam on two padstones" });
    await expect(canvas.getAllByRole("region")).toHaveLength(args.tools.length);
  },
});
