import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { ToolBands } from "../../app/sections/tools/ToolBands.tsx";
import { contact } from "../fixtures/contact.ts";
import { timeChart } from "../fixtures/tools.ts";

const meta = preview.meta({
  title: "Sections/ToolBands",
  component: ToolBands,
  args: { contact, tools: [timeChart] },
});

export const None = meta.story({
  args: { tools: [] },
  play: ({ canvas }) => expect(canvas.queryByRole("region")).toBeNull(),
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
