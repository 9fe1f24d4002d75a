import preview from "../../.storybook/preview.tsx";
import { TrustFacts } from "../../app/sections/trust/TrustFacts.tsx";
import { longSentence, longTitle, longWord } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({ title: "Sections/Trust/TrustFacts", component: TrustFacts });

export const None = meta.story({ tags: ["shows-nothing"], args: { facts: [] } });

export const LongWords = meta.story({
  args: {
    facts: [
      { id: "a", title: longTitle, short: longWord, html: longSentence, evidence: longSentence },
    ],
  },
  globals: onSmallPhone,
});
