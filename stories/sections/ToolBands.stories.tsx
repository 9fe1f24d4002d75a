import preview from "../../.storybook/preview.tsx";
import { ToolBands } from "../../app/sections/tools/ToolBands.tsx";
import { timeChart } from "../fixtures/tools.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/ToolBands",
  component: ToolBands,
  decorators: [inFrame()],
  args: { tools: [timeChart] },
});

export const None = meta.story({ args: { tools: [] } });

export const NamesItsRule = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
  },
});
