import preview from "../../.storybook/preview.tsx";
import { HomeHero } from "../../app/sections/home/HomeHero.tsx";
import { home } from "../fixtures/pages.ts";
import { photograph } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/HomeHero",
  component: HomeHero,
  decorators: [inFrame()],
  args: {
    title: home.hero.title,
    lead: home.hero.lead,
    picture: photograph,
    video: undefined,
  },
  parameters: { visual: { screens: ["phone", "tablet", "desktop"] } },
});

export const WithPhotograph = meta.story({});

export const LongWords = meta.story({
  args: { title: longTitle, lead: longSentence },
  globals: onSmallPhone,
});
