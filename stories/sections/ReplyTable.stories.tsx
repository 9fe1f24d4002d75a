import preview from "../../.storybook/preview.tsx";
import { ReplyTable } from "../../app/sections/trust/ReplyTable.tsx";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/ReplyTable",
  component: ReplyTable,
  args: {
    replies: [
      { id: "call", answers: "A call", words: "Somebody answers" },
      {
        id: "letter",
        answers: "A letter",
        words: "An answer in a week",
        appliesTo: "For a gate. A bridge has to be drawn first.",
      },
    ],
    note: "The phone is answered Mon 8am–5pm.",
  },
});

export const OneRowForEachWay = meta.story({});

export const None = meta.story({ args: { replies: [] } });

export const LongWords = meta.story({
  args: { replies: [{ id: "long", answers: longTitle, words: longSentence }] },
  globals: onSmallPhone,
});
