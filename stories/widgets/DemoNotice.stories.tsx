import preview from "../../.storybook/preview.tsx";
import { DemoNotice } from "../../app/widgets/DemoNotice/DemoNotice.tsx";
import { longSentence } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/DemoNotice",
  component: DemoNotice,
  args: { children: longSentence },
  globals: onSmallPhone,
});

export const LongWords = meta.story({});
