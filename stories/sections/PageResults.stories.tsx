import preview from "../../.storybook/preview.tsx";
import { fn } from "storybook/test";
import { PageGroup } from "../../app/sections/search/PageGroup.tsx";
import { PageResults } from "../../app/sections/search/PageResults.tsx";
import { serveSearchIndex } from "../fixtures/search.ts";
import { inFrame, inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Search/PageResults",
  tags: ["replaces-browser"],
  component: PageResults,
  args: {
    query: "oak",
    onCount: fn(),
    children: (
      <PageGroup name="By name" count={1} open>
        <ul style={{ listStyle: "disc" }}>
          <li>A page</li>
        </ul>
      </PageGroup>
    ),
  },
  beforeEach: () => serveSearchIndex(),
  decorators: [inFrame(), inContainer({ sx: { py: 5 } }, <h1>Search</h1>)],
});

export const AnswerFirst = meta.story({
  args: { query: "stair price" },
  play: async ({ canvas }) => {
    await canvas.findByText("What does a stair cost?");
  },
});
