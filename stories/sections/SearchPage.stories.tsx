import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { SearchPage } from "../../app/sections/search/SearchPage.tsx";
import { namedLinks } from "../fixtures/cards.ts";
import { searchGroups } from "../fixtures/pages.ts";
import { serveSearchIndex } from "../fixtures/search.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inFrame, inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Search/SearchPage",
  tags: ["replaces-browser"],
  component: SearchPage,
  args: { groups: searchGroups, questions: namedLinks(3) },
  beforeEach: () => serveSearchIndex(),
  parameters: { path: "/search" },
  decorators: [inFrame(), inContainer({ sx: { py: 5 } })],
});

export const NarrowedByTheAddress = meta.story({ parameters: { path: "/search?q=oak" } });

export const NarrowedByTyping = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: "What are you looking for?" });
    await userEvent.type(field, "spindle");
    await expect(canvas.getByText("1 page found")).toHaveAttribute("role", "status");
    await userEvent.clear(field);
    await expect(canvas.getByText("All 7 pages")).toHaveAttribute("role", "status");
  },
});

export const LongWords = meta.story({
  args: {
    groups: [{ name: longTitle, pages: [{ name: longTitle, href: "/long", words: "" }] }],
  },
  globals: onSmallPhone,
});
