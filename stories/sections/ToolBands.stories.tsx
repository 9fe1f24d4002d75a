import preview from "../../.storybook/preview.tsx";
import { ToolBands } from "../../app/sections/tools/ToolBands.tsx";
import { toolOf } from "../fixtures/tools.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Tools/ToolBands",
  component: ToolBands,
  decorators: [inFrame()],
  args: { tools: [toolOf("times"), toolOf("quotes"), toolOf("quote"), toolOf("drawing")] },
});

export const None = meta.story({ tags: ["shows-nothing"], args: { tools: [] } });

export const EachNamesItsRule = meta.story({
  parameters: { visual: { also: ["forced-colours", "print"] } },
  play: async ({ canvas, canvasElement }) => {
    await Promise.all(["A gate", "Waste", "Hung", "Beam"].map((text) => canvas.findByText(text)));
    for (const fold of canvasElement.querySelectorAll("details")) fold.open = true;
  },
});
