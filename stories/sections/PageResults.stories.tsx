import preview from "../../.storybook/preview.tsx";
import { expect, fn, waitFor } from "storybook/test";
import { PageGroup } from "../../app/sections/search/PageGroup.tsx";
import { PageResults } from "../../app/sections/search/PageResults.tsx";
import { OnlyNamesSearched } from "../../app/sections/search/OnlyNamesSearched.tsx";
import { contact } from "../fixtures/contact.ts";
import { serveSearchIndex } from "../fixtures/search.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/PageResults",
  component: PageResults,
  subcomponents: { OnlyNamesSearched },
  args: {
    query: "oak",
    contact,
    onCount: fn(),
    children: (
      <PageGroup name="By name" count={1}>
        <ul style={{ listStyle: "disc" }}>
          <li>A page</li>
        </ul>
      </PageGroup>
    ),
  },
  beforeEach: () => serveSearchIndex(),
  decorators: [inContainer({ sx: { py: 5 } }, <h1>Search</h1>)],
});

export const InGroupsWithSummaries = meta.story({
  play: ({ args }) => waitFor(() => expect(args.onCount).toHaveBeenLastCalledWith(5)),
});

export const AnswerFirst = meta.story({
  args: { query: "stair price" },
  play: async ({ canvas }) => {
    await canvas.findByText("What does a stair cost?");
  },
});

export const NamesUntilTheIndexIsThere = meta.story({
  beforeEach: () => serveSearchIndex(() => new Promise(() => {})),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("A page")).toBeVisible();
    await expect(args.onCount).toHaveBeenLastCalledWith(undefined);
  },
});
