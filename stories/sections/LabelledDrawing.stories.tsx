import preview from "../../.storybook/preview.tsx";
import LabelledDrawing from "../../app/sections/tools/LabelledDrawing.tsx";
import { labelledDrawing } from "../fixtures/tools.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/LabelledDrawing",
  component: LabelledDrawing,
  args: labelledDrawing,
  decorators: [inContainer()],
});

export const Labels = meta.story({});
