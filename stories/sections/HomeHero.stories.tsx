import preview from "../../.storybook/preview.tsx";
import { HomeHero } from "../../app/sections/home/HomeHero.tsx";
import { content } from "../fixtures/entries.ts";
import { photograph } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Home/HomeHero",
  component: HomeHero,
  decorators: [inFrame()],
  args: {
    title: longTitle,
    actions: content.words.hero,
    hasPortfolio: true,
    lead: longSentence,
    picture: photograph,
    video: undefined,
  },
  globals: onSmallPhone,
});

export const LongWords = meta.story({});
