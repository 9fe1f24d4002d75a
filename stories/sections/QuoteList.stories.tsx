import preview from "../../.storybook/preview.tsx";
import { QuoteList } from "../../app/sections/lists/QuoteList.tsx";
import { quote, quotes } from "../fixtures/cards.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/QuoteList",
  component: QuoteList,
  args: { quotes: quotes(4) },
  decorators: [inContainer()],
});

export const None = meta.story({ args: { quotes: [] } });

export const OneWithoutProject = meta.story({ args: { quotes: [quote({ rating: 4 })] } });

export const Many = meta.story({});

export const LongWords = meta.story({
  args: { quotes: [quote({ attribution: longTitle }, longSentence)] },
  globals: onSmallPhone,
});
