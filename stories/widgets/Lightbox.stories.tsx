import preview from "../../.storybook/preview.tsx";
import { fn } from "storybook/test";
import { Lightbox } from "../../app/widgets/Gallery/Lightbox.tsx";
import { drawing, photograph } from "../fixtures/pictures.ts";
import { longSentence } from "../fixtures/words.ts";
import { onPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/Lightbox",
  component: Lightbox,
  args: {
    label: "Pictures of a kitchen",
    pictures: [photograph, { ...drawing("kitchens"), caption: longSentence }, drawing("doors")],
    start: 0,
    onClose: fn(),
  },
});

export const VeryLongCaptionOnAPhone = meta.story({
  args: { start: 1 },
  globals: onPhone,
});
