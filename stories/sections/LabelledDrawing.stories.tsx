import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import LabelledDrawing from "../../app/sections/tools/LabelledDrawing.tsx";
import { labelledDrawing } from "../fixtures/tools.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/LabelledDrawing",
  component: LabelledDrawing,
  args: labelledDrawing,
  decorators: [inContainer()],
});

export const Labels = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const picture = canvas.getByRole("img", { name: args.picture.alt }).getBoundingClientRect();
    // The number is centred on its label's position.
    const [mark] = [...canvasElement.querySelectorAll("i")].map((one) =>
      one.getBoundingClientRect(),
    );
    const [left, top] = args.labels[0]!.at;
    await expect((mark!.left + mark!.width / 2 - picture.left) / picture.width).toBeCloseTo(
      left / 100,
      2,
    );
    await expect((mark!.top + mark!.height / 2 - picture.top) / picture.height).toBeCloseTo(
      top / 100,
      2,
    );
  },
});

export const OnSmallPhone = meta.story({ globals: onSmallPhone });
