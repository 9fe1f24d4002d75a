import preview from "../../.storybook/preview.tsx";
import { TextWithAside } from "../../app/sections/page/TextWithAside.tsx";
import { everyElement } from "../fixtures/pages.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onDesktop, onPhone, onSmallPhone } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/TextWithAside",
  component: TextWithAside,
  decorators: [inFrame()],
  args: {
    mark: "From survey to sign-off",
    title: "A free visit, then a drawing",
    about: "staircases",
    whatsappLabel: "Message about staircases",
    hint: "Photographs that help: the stair from below and from above.",
    text: { ...everyElement, headings: [] },
  },
});

export const BesideOnDesktop = meta.story({ globals: onDesktop });

export const BelowOnAPhone = meta.story({ globals: onPhone });

export const LongWords = meta.story({
  args: { mark: longTitle, title: longTitle, whatsappLabel: longTitle, hint: longSentence },
  globals: onSmallPhone,
});
