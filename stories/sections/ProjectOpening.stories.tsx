import preview from "../../.storybook/preview.tsx";
import { ProjectOpening } from "../../app/sections/project/ProjectOpening.tsx";
import { drawing, photograph } from "../fixtures/pictures.ts";
import { inFrame } from "../support/decorators.tsx";
import { longTitle } from "../fixtures/words.ts";

const meta = preview.meta({
  title: "Sections/Project/ProjectOpening",
  component: ProjectOpening,
  decorators: [inFrame()],
  args: {
    title: longTitle,
    label: "Pictures of a kitchen",
    images: [photograph, drawing("kitchens"), drawing("doors")],
    beforeAfter: undefined,
  },
});

export const PhotographFirst = meta.story({});

export const SliderFirst = meta.story({
  args: {
    beforeAfter: {
      before: drawing("garden-shed-before"),
      after: drawing("garden-shed-after"),
    },
  },
});
