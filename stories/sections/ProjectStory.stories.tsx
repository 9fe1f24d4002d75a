import preview from "../../.storybook/preview.tsx";
import { ProjectStory } from "../../app/sections/project/ProjectStory.tsx";
import { quote } from "../fixtures/cards.ts";
import { longSentence, longTitle, longWord } from "../fixtures/words.ts";
import { onDesktop, onSmallPhone } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Project/ProjectStory",
  component: ProjectStory,
  args: {
    wentWrong: {
      what: "The drawer jammed in its second week.",
      done: "It got a thicker back and a second pair of runners.",
    },
    review: quote({ attribution: "A household by the river", rating: 4 }, "It opens again."),
  },
  decorators: [inFrame()],
});

export const TroubleAndReview = meta.story({ globals: onDesktop });

export const WithoutReview = meta.story({ args: { review: undefined } });

export const ReviewAlone = meta.story({ args: { wentWrong: undefined } });

export const LongWords = meta.story({
  args: {
    wentWrong: { what: longSentence, done: longWord },
    review: quote({ attribution: longTitle }, longSentence),
  },
  globals: onSmallPhone,
});
