import preview from "../../.storybook/preview.tsx";
import { HeroVideo } from "../../app/widgets/HeroVideo/HeroVideo.tsx";
import { Picture } from "../../app/widgets/Picture/Picture.tsx";
import { missing, photograph } from "../fixtures/pictures.ts";
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

export const StillWithLogo = meta.story({});

export const MissingPicture = meta.story({ args: { poster: <Picture picture={missing} /> } });
