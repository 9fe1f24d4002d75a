import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { ProjectPictures } from "../../app/sections/project/ProjectPictures.tsx";
import { drawing, photograph } from "../fixtures/pictures.ts";

const meta = preview.meta({
  title: "Sections/ProjectPictures",
  component: ProjectPictures,
  args: {
    title: "A kitchen",
    images: [photograph, drawing("kitchens"), drawing("doors")],
    beforeAfter: undefined,
    children: null,
  },
});

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: photograph.alt })).toBeVisible();
  },
});
