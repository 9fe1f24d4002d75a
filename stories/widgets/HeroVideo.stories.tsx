import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { HeroVideo } from "../../app/widgets/HeroVideo/HeroVideo.tsx";
import { Picture } from "../../app/widgets/Picture/Picture.tsx";
import { missing, photograph } from "../fixtures/pictures.ts";
import { frames } from "../support/browser.ts";
import { inBox } from "../support/decorators.tsx";

/**
 * The video and its thresholds are tested in the browser suite: stories run under reduced motion.
 */
const meta = preview.meta({
  title: "Widgets/HeroVideo",
  component: HeroVideo,
  args: { poster: <Picture picture={photograph} priority /> },
  decorators: [inBox({ display: "grid", height: 420 })],
});

export const StillWithLogo = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img", { name: photograph.alt })).toBeVisible();
    await expect(canvasElement.querySelector(".logo")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const NoVideoUnderReducedMotion = meta.story({
  args: { video: { mp4: "/loop.mp4", webm: "/loop.webm" } },
  play: async ({ canvas, canvasElement }) => {
    await frames(4);
    await expect(canvasElement.querySelector("video")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const MissingPicture = meta.story({
  args: { poster: <Picture picture={missing} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: missing.alt })).toBeVisible();
  },
});
