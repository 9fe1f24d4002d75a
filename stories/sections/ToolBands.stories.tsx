import preview from "../../.storybook/preview.tsx";
import { ToolBands } from "../../app/sections/tools/ToolBands.tsx";
import { contact } from "../fixtures/contact.ts";
import { timeChart } from "../fixtures/tools.ts";

const meta = preview.meta({
  title: "Sections/ToolBands",
  component: ToolBands,
  args: { contact, tools: [timeChart] },
});

export const None = meta.story({ args: { tools: [] } });

export const NamesItsRule = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
  },
});
