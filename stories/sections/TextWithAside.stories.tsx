import preview from "../../.storybook/preview.tsx";
import { TextWithAside } from "../../app/sections/page/TextWithAside.tsx";
import { everyElement } from "../fixtures/pages.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Page/TextWithAside",
  component: TextWithAside,
  decorators: [inFrame()],
  args: {
    mark: longTitle,
    title: longTitle,
    about: "staircases",
    hint: longSentence,
    text: { ...everyElement, headings: [] },
  },
  globals: onSmallPhone,
});

export const LongWords = meta.story({});
