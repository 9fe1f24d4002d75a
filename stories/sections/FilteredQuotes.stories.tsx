import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { FilteredQuotes } from "../../app/sections/lists/FilteredQuotes.tsx";
import { quote, quotes } from "../fixtures/cards.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/FilteredQuotes",
  component: FilteredQuotes,
  args: { quotes: [...quotes(2), quote({ attribution: "Somebody else", rating: 4 })] },
  parameters: { path: "/testimonials" },
  decorators: [inContainer()],
});

export const ByMark = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole("link", { name: "4 out of 5" })).toBeVisible(),
});

export const NothingToChoose = meta.story({
  args: { quotes: quotes(2) },
  play: ({ canvas }) => expect(canvas.queryByRole("navigation")).toBeNull(),
});
