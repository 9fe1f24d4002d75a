import preview from "../../.storybook/preview.tsx";
import { colours } from "../../app/theme/colours.ts";
import { SampleLine } from "../../app/widgets/SampleLine/SampleLine.tsx";
import { longSentence } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inBox } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Widgets/SampleLine",
  component: SampleLine,
  args: { children: "A firm made up for a story." },
});

export const OneLine = meta.story({});

export const OnTheDeepGround = meta.story({
  args: { ground: "deep" },
  decorators: [inBox({ padding: 24, backgroundColor: colours.deepBlue })],
});

export const LongWords = meta.story({
  args: { children: longSentence },
  globals: onSmallPhone,
});
