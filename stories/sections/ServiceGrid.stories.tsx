import preview from "../../.storybook/preview.tsx";
import { ServiceGrid } from "../../app/sections/lists/ServiceGrid.tsx";
import { serviceCards } from "../fixtures/cards.ts";
import { missing } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inBand } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/ServiceGrid",
  component: ServiceGrid,
  decorators: [inBand("What we build")],
});

export const None = meta.story({ args: { cards: [] } });

export const LongWordsAndMissingPicture = meta.story({
  args: {
    cards: [
      {
        ...serviceCards[0]!,
        title: longTitle,
        description: longSentence,
        features: serviceCards[0]!.features.map((feature) => `${longTitle} ${feature}`),
        picture: missing,
      },
    ],
  },
  globals: onSmallPhone,
});
