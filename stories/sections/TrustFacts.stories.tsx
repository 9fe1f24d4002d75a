import preview from "../../.storybook/preview.tsx";
import { TrustFacts } from "../../app/sections/trust/TrustFacts.tsx";
import { longSentence, longTitle, longWord } from "../fixtures/words.ts";
import { onDesktop, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({ title: "Sections/Trust/TrustFacts", component: TrustFacts });

export const None = meta.story({ tags: ["shows-nothing"], args: { facts: [] } });

const fact = { short: "Two years, in writing", html: longSentence, evidence: "The last page" };

export const WithDrawings = meta.story({
  args: {
    facts: [
      { id: "insurer", title: "Who insures us", ...fact },
      { id: "guarantee", title: "Our guarantee", ...fact },
      { id: "memberships", title: "Memberships", ...fact, short: "None", quiet: true },
      { id: "visitors", title: "Who comes", ...fact },
    ],
  },
  globals: onDesktop,
});

export const LongWords = meta.story({
  args: {
    facts: [
      { id: "a", title: longTitle, short: longWord, html: longSentence, evidence: longSentence },
    ],
  },
  globals: onSmallPhone,
});
