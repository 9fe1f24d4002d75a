import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { FilteredQuotes } from "../../app/sections/lists/FilteredQuotes.tsx";
import { quote, quotes } from "../fixtures/cards.ts";
import { many } from "../fixtures/entries.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/FilteredQuotes",
  component: FilteredQuotes,
  args: {
    quotes: [
      ...quotes(2),
      ...many(2, (index) => quote({ attribution: `Somebody else ${index}`, tells: ["Ran late"] })),
    ],
    choices: [
      { name: "Doors", slug: "doors" },
      { name: "Ran late", slug: "ran-late" },
    ],
  },
  parameters: { path: "/testimonials" },
  decorators: [inContainer()],
});

export const BySubject = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole("link", { name: "Ran late" })).toBeVisible(),
});

export const NothingToChoose = meta.story({
  args: { quotes: quotes(2), choices: [] },
  play: ({ canvas }) => expect(canvas.queryByRole("navigation")).toBeNull(),
});
