import preview from "../../.storybook/preview.tsx";
import { expect, fireEvent, waitFor } from "storybook/test";
import { BeforeAfter } from "../../app/widgets/BeforeAfter/BeforeAfter.tsx";
import { fullWidth } from "../../app/widgets/Picture/pictureSizes.ts";
import { drawing, missing } from "../fixtures/pictures.ts";

const before = drawing("garden-shed-before", "A garden corner with a broken fence");
const after = drawing("garden-shed-after", "The same corner with a shed");

const meta = preview.meta({
  title: "Widgets/BeforeAfter",
  component: BeforeAfter,
  args: { before, after, sizes: fullWidth },
  parameters: { visual: { also: ["forced-colours", "print"] } },
});

export const StartsInTheMiddle = meta.story({});

export const SixtyTwoPercentAfter = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.input(canvas.getByRole("slider"), { target: { value: "38" } });
  },
});

export const StopsAtBothEnds = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider");
    await fireEvent.input(slider, { target: { value: "140" } });
    await expect(slider).toHaveValue("100");
    await fireEvent.input(slider, { target: { value: "-40" } });
    await expect(slider).toHaveValue("0");
  },
});

export const NothingOfTheAfterPicture = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.input(canvas.getByRole("slider"), { target: { value: "100" } });
  },
});

/** The finger is still down. */
export const Dragged = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole("slider");
    const { left, top, width, height } = slider.getBoundingClientRect();
    const layer = canvasElement.querySelector("[data-part=layer]")!;
    const clientY = top + height / 2;
    const finger = { pointerType: "touch", isPrimary: true, clientY };
    await fireEvent.pointerDown(layer, { ...finger, clientX: left + width / 2 });
    await fireEvent.pointerMove(layer, { ...finger, clientX: left + width / 4 });
    await waitFor(() => expect(slider).toHaveValue("25"));
  },
});

export const FocusIsShownOnTheHandle = meta.story({
  play: ({ canvas }) => canvas.getByRole("slider").focus({ focusVisible: true }),
});

export const MissingPicture = meta.story({ args: { after: missing } });
