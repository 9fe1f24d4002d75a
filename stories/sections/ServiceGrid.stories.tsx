import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { ServiceGrid } from "../../app/sections/lists/ServiceGrid.tsx";
import { Band } from "../../app/sections/page/Band.tsx";
import { serviceCards } from "../fixtures/cards.ts";
import { missing } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onDesktop, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/ServiceGrid",
  component: ServiceGrid,
  args: { cards: serviceCards },
  decorators: [
    (Story) => (
      <Band title="What we build">
        <Story />
      </Band>
    ),
  ],
  parameters: { visual: { screens: ["phone", "tablet", "desktop"] } },
});

export const None = meta.story({
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});

export const One = meta.story({
  args: { cards: serviceCards.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  },
});

export const EightWithFiveFeaturesEach = meta.story({
  globals: onDesktop,
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading", { level: 3 });
    await expect(titles).toHaveLength(8);
    for (const title of titles) {
      await expect(title.closest("li")!.querySelectorAll("ul li")).toHaveLength(5);
    }
    const lefts = titles.map((title) => title.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(4);
  },
});

export const TheWholeCardIsTheLink = meta.story({
  args: { cards: serviceCards.slice(0, 1) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    const { left, bottom } = link.closest("li")!.getBoundingClientRect();
    const met = document.elementFromPoint(left + 4, bottom - 4);
    await expect(met?.closest("a")).toBe(link);
  },
});

export const LongWordsAndMissingPicture = meta.story({
  args: {
    cards: [
      {
        ...serviceCards[0]!,
        title: longTitle,
        description: longSentence,
        features: serviceCards[0]!.features.map((feature) => `${longTitle} ${feature}`),
        icon: missing,
      },
    ],
  },
  globals: onSmallPhone,
});
