import preview from "../../.storybook/preview.tsx";
import { ArticleList } from "../../app/sections/lists/ArticleList.tsx";
import { articleCard, articleCards } from "../fixtures/cards.ts";
import { missing } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/ArticleList",
  component: ArticleList,
  args: { articles: articleCards(4) },
  decorators: [inContainer()],
});

export const None = meta.story({ tags: ["shows-nothing"], args: { articles: [] } });

export const One = meta.story({ args: { articles: articleCards(1) } });

export const Many = meta.story({});

export const LongWordsAndMissingPicture = meta.story({
  args: {
    articles: [
      {
        ...articleCard({ title: longTitle, lead: longSentence }),
        picture: missing,
      },
    ],
  },
  globals: onSmallPhone,
});
