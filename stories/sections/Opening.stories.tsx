import preview from "../../.storybook/preview.tsx";
import { Opening } from "../../app/sections/page/Opening.tsx";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/Page/Opening",
  component: Opening,
  args: { html: `<p>${longSentence}</p>`, speaker: "In the words of the owner" },
});

export const WithWhoSpeaks = meta.story({});

export const WordsAlone = meta.story({ args: { speaker: undefined } });

export const LongWords = meta.story({
  args: { html: `<p>${longTitle}</p><p>${longSentence}</p>`, speaker: longTitle },
  globals: onSmallPhone,
});
