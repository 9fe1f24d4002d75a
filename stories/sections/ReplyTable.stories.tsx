import preview from "../../.storybook/preview.tsx";
import { ReplyTable } from "../../app/sections/trust/ReplyTable.tsx";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/Trust/ReplyTable",
  component: ReplyTable,
  args: { note: "The phone is answered Mon 8am–5pm." },
});

export const None = meta.story({ tags: ["shows-nothing"], args: { replies: [] } });

export const LongWords = meta.story({
  args: {
    replies: [{ id: "long", answers: longTitle, words: longSentence, appliesTo: undefined }],
  },
  globals: onSmallPhone,
});
