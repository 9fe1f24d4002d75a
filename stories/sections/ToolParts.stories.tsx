import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { stairFor } from "../../app/lib/tools/stairs.ts";
import { MeasureField } from "../../app/sections/tools/MeasureField.tsx";
import { StairDrawing } from "../../app/sections/tools/StairDrawing.tsx";
import { Workbench } from "../../app/sections/tools/Workbench.tsx";
import { stairCalculator } from "../fixtures/tools.ts";
import { inContainer } from "../support/decorators.tsx";

const { height, limits } = stairCalculator;

const meta = preview.meta({
  title: "Sections/ToolParts",
  component: MeasureField,
  args: { name: "height", ...height },
  decorators: [inContainer()],
});

export const FieldTakesWhatFits = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("spinbutton", { name: "Floor to floor, mm" });
    await expect(field).toHaveValue(args.usual);
    await userEvent.clear(field);
    await userEvent.type(field, "4001");
    await expect(field.validity.rangeOverflow).toBe(true);
  },
});

export const DrawnToScale = meta.story({
  render: () => (
    <Workbench>
      <StairDrawing stair={stairFor(2600, 2800, limits)} />
    </Workbench>
  ),
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector("svg")!.getBoundingClientRect();
    await expect(drawing.width / drawing.height).toBeCloseTo(2800 / 2600, 2);
    // Thirteen risers: the first up from the floor, the last onto the floor above.
    const steps = canvasElement.querySelector("path")!.getAttribute("d")!;
    await expect(steps.match(/v-200/g)).toHaveLength(13);
  },
});
