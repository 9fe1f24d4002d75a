import preview from "../../.storybook/preview.tsx";
import { SampleLine } from "../../app/widgets/SampleLine/SampleLine.tsx";
import { longSentence } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/SampleLine",
  component: SampleLine,
  args: { children: longSentence },
  globals: onSmallPhone,
});

export const LongWords = meta.story({});
