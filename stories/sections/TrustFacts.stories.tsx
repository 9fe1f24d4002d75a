import preview from "../../.storybook/preview.tsx";
import { TrustFacts } from "../../app/sections/trust/TrustFacts.tsx";
import { longSentence, longTitle, longWord } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const facts = [
  {
    id: "cover",
    title: "What is covered",
    short: "£1 million for your house",
    html: 'It pays if we damage it, as the <a href="/terms">terms</a> say.',
    evidence: "The policy, seen 12 January 2026",
  },
  { id: "deposits", title: "Deposits", short: "None", html: "You pay when the job is done." },
];

const meta = preview.meta({
  title: "Sections/TrustFacts",
  component: TrustFacts,
  args: { facts },
});

export const WithAndWithoutEvidence = meta.story({});

export const None = meta.story({ args: { facts: [] } });

export const LongWords = meta.story({
  args: {
    facts: [
      { id: "a", title: longTitle, short: longWord, html: longSentence, evidence: longSentence },
    ],
  },
  globals: onSmallPhone,
});
