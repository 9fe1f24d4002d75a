import preview from "../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import { TrustFacts } from "../../app/sections/trust/TrustFacts.tsx";
import { longSentence, longTitle, longWord } from "../fixtures/words.ts";
import { expectLink, onSmallPhone } from "../support/browser.ts";

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

export const WithAndWithoutEvidence = meta.story({
  play: async ({ canvas }) => {
    const cover = within(canvas.getByRole("region", { name: "What is covered" }));
    await expect(cover.getByText("£1 million for your house")).toBeVisible();
    await expectLink(cover, "terms", "/terms");
    await expect(cover.getByText("Shown by: The policy, seen 12 January 2026")).toBeVisible();
    const deposits = within(canvas.getByRole("region", { name: "Deposits" }));
    await expect(deposits.queryByText(/^Shown by/)).toBeNull();
  },
});

export const None = meta.story({
  args: { facts: [] },
  play: ({ canvas }) => expect(canvas.queryByRole("heading")).toBeNull(),
});

export const LongWords = meta.story({
  args: {
    facts: [
      { id: "a", title: longTitle, short: longWord, html: longSentence, evidence: longSentence },
    ],
  },
  globals: onSmallPhone,
});
