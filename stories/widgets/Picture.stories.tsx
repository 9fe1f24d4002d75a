import preview from "../../.storybook/preview.tsx";
import { expect, waitFor } from "storybook/test";
import { Picture } from "../../app/widgets/Picture/Picture.tsx";
import { drawing, missing, photograph } from "../fixtures/pictures.ts";

const meta = preview.meta({ title: "Widgets/Picture", component: Picture });

export const Photograph = meta.story({
  args: { picture: photograph, sizes: "800px" },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>("img", { name: photograph.alt });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(canvasElement.querySelector("source")).toHaveAttribute("type", "image/avif");
    await expect(image.currentSrc).toMatch(/\.avif$/);
    await expect(image).toHaveAttribute("loading", "lazy");
    await expect(image).not.toHaveAttribute("data-failed");
    await expect(image.style.backgroundColor).not.toBe("");
  },
});

export const Drawing = meta.story({
  args: { picture: drawing("staircases") },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(canvasElement.querySelector("source")).toBeNull();
    // A drawing has no placeholder colour.
    await expect(image.style.backgroundColor).toBe("");
  },
});

export const Missing = meta.story({
  args: { picture: missing },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: missing.alt });
    await waitFor(() => expect(image).toHaveAttribute("data-failed", "true"));
    await expect(getComputedStyle(image).borderTopStyle).toBe("dashed");
    // The alt text must not end up in a box of no height.
    await expect(image.getBoundingClientRect().height).toBeGreaterThan(40);
  },
});
