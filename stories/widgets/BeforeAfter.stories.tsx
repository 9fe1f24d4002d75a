import preview from "../../.storybook/preview.tsx";
import { fireEvent } from "storybook/test";
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
    await fireEvent.input(canvas.getByRole("slider"), { target: { value: "-40" } });
  },
});

export const FocusIsShownOnTheHandle = meta.story({
  play: ({ canvas }) => canvas.getByRole("slider").focus({ focusVisible: true }),
});

export const MissingPicture = meta.story({ args: { after: missing } });
