import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { TrustBadge } from "../../app/widgets/TrustBadge/TrustBadge.tsx";
import { claimsOf } from "../fixtures/contact.ts";
import { longSentence } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const claims = claimsOf("trust-badge");
const label = "What speaks for us";

const meta = preview.meta({
  title: "Widgets/TrustBadge",
  component: TrustBadge,
  args: { claims, label },
});

export const Compact = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: label })).toBeVisible();
    for (const { words } of claims) await expect(canvas.getByText(words)).toBeVisible();
  },
});

export const Detailed = meta.story({
  args: { variant: "detailed" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(claims.length);
    for (const { words } of claims) await expect(canvas.getByText(words)).toBeVisible();
  },
});

export const One = meta.story({
  args: { claims: claims.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
});

export const LongWords = meta.story({
  args: { claims: [{ id: "long", words: longSentence }], variant: "detailed" },
  globals: onSmallPhone,
});
