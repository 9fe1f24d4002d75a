import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { ArticlePage } from "../../app/sections/article/ArticlePage.tsx";
import { article, shortText } from "../fixtures/pages.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/ArticlePage",
  component: ArticlePage,
  args: article,
});

export const WithContents = meta.story({
  play: async ({ canvas }) => {
    // Unchanged since it was published, it shows one date.
    await expect(canvas.queryByText(/changed on/)).toBeNull();
  },
});

export const ShortTextWithoutContents = meta.story({
  args: { text: shortText },
  play: ({ canvas }) =>
    expect(canvas.queryByRole("navigation", { name: "On this page" })).toBeNull(),
});

export const ChangedSincePublished = meta.story({
  args: { article: { ...article.article, updated: "2026-02-03" } },
  play: ({ canvas }) =>
    expect(canvas.getByText("3 February 2026")).toHaveAttribute("datetime", "2026-02-03"),
});

export const LongWords = meta.story({
  args: {
    article: { ...article.article, name: longTitle, lead: longSentence, author: longTitle },
    services: [{ name: longTitle, href: "/services/long" }],
  },
  globals: onSmallPhone,
});
