import preview from "../../.storybook/preview.tsx";
import { expect, waitFor } from "storybook/test";
import { Picture } from "../../app/widgets/Picture/Picture.tsx";
import { drawing, missing, photograph } from "../fixtures/pictures.ts";

const meta = preview.meta({ title: "Widgets/Picture", component: Picture });

export const Photograph = meta.story({
  args: { picture: photograph, sizes: "800px" },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img", { name: photograph.alt });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.currentSrc).toMatch(/\.avif$/);
    await expect(image).toHaveAttribute("loading", "lazy");
  },
});

export const Drawing = meta.story({ args: { picture: drawing("staircases") } });

export const Missing = meta.story({ args: { picture: missing } });
