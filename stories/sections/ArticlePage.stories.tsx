import preview from "../../.storybook/preview.tsx";
import { ArticlePage } from "../../app/sections/article/ArticlePage.tsx";
import { article, shortText } from "../fixtures/pages.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Article/ArticlePage",
  component: ArticlePage,
  decorators: [inFrame()],
  args: article,
});

export const WithContents = meta.story({});

export const ShortTextWithoutContents = meta.story({ args: { text: shortText } });

export const ChangedSincePublished = meta.story({
  args: { article: { ...article.article, updated: "2026-02-03" } },
});

export const LongWords = meta.story({
  args: {
    article: { ...article.article, name: longTitle, lead: longSentence, author: longTitle },
    services: [{ kind: "Service", name: longTitle, href: "/services/long" }],
  },
  globals: onSmallPhone,
});
