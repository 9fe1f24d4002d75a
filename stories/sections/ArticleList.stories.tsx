import preview from "../../.storybook/preview.tsx";
import { expect, waitFor } from "storybook/test";
import { ArticleList } from "../../app/sections/lists/ArticleList.tsx";
import { articleCard, articleCards } from "../fixtures/cards.ts";
import { missing } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/ArticleList",
  component: ArticleList,
  args: { articles: articleCards(4) },
  decorators: [inContainer()],
});

export const None = meta.story({
  args: { articles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});

export const One = meta.story({
  args: { articles: articleCards(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
});

export const Many = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(4);
    await expect(canvas.queryByText(/2026/)).toBeNull();
  },
});

export const Dated = meta.story({
  args: { dated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("28 January 2026")).toHaveAttribute("datetime", "2026-01-28");
  },
});

export const BelowABandsTitle = meta.story({
  args: { headingLevel: "h3" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  },
});

export const LongWordsAndMissingPicture = meta.story({
  args: {
    articles: [
      {
        ...articleCard({ title: longTitle, lead: longSentence, tags: [longTitle] }),
        picture: missing,
      },
    ],
  },
  globals: onSmallPhone,
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await waitFor(() => expect(image).toHaveAttribute("data-failed", "true"));
  },
});
