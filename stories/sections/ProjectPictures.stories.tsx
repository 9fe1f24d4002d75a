import preview from "../../.storybook/preview.tsx";
import { ProjectPictures } from "../../app/sections/project/ProjectPictures.tsx";
import { drawing, photograph } from "../fixtures/pictures.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Project/ProjectPictures",
  component: ProjectPictures,
  decorators: [inFrame()],
  args: {
    title: "a kitchen",
    images: [photograph, drawing("kitchens"), drawing("doors")],
    beforeAfter: undefined,
    glance: {
      facts: [{ name: "What one like it costs", value: "£2,000 to £3,000", note: "VAT included" }],
    },
    facts: [{ name: "Made of", value: "Oak" }],
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

export const NeitherPriceNorTime = meta.story({
  args: { glance: { facts: [] } },
});
