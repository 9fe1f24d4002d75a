import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { pictureManifest } from "../../app/content/pictures.server.ts";
import { ProjectVideo } from "../../app/sections/project/ProjectVideo.tsx";
import { photograph } from "../fixtures/pictures.ts";
import { longTitle, longWord } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

/** The firm's first video; if there is none, only the poster shows. */
const film = (ending: ".mp4" | ".webm") =>
  Object.values(pictureManifest).find(({ src }) => src.endsWith(ending))?.src ?? `/none${ending}`;

const meta = preview.meta({
  title: "Sections/Project/ProjectVideo",
  component: ProjectVideo,
  args: {
    name: "Hanging the doors",
    description: "Two people lift a door onto its hinges and plane its edge until it closes.",
    sources: { mp4: film(".mp4"), webm: film(".webm") },
    thumbnail: photograph,
    uploadDate: "2026-10-01",
    duration: "1 minute 5 seconds",
  },
});

export const FetchesNothingUntilPlayed = meta.story({
  play: async ({ canvas, args }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>(args.name);
    await expect(video).toHaveAttribute("preload", "none");
    await expect(video.networkState).not.toBe(HTMLMediaElement.NETWORK_LOADING);
  },
});

export const LongWords = meta.story({
  globals: onSmallPhone,
  args: { name: longTitle, description: longWord },
});
