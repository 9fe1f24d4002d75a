import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { NothingFound } from "../../app/sections/search/NothingFound.tsx";
import { contact } from "../fixtures/contact.ts";
import { longWord } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/NothingFound",
  component: NothingFound,
  args: { query: "submarine ", contact },
});

export const TheMessageCarriesTheWords = meta.story({
  play: async ({ canvas }) => {
    const { href } = canvas.getByRole<HTMLAnchorElement>("link", { name: "Message on WhatsApp" });
    await expect(new URL(href).searchParams.get("text")).toContain("submarine.");
    await expect(canvas.getByRole("link", { name: "See every page by name" })).toBeVisible();
  },
});

export const LongWordsOnASmallPhone = meta.story({
  args: { query: longWord },
  globals: onSmallPhone,
});
