import preview from "../../.storybook/preview.tsx";
import Container from "@mui/material/Container";
import { expect } from "storybook/test";
import { SearchPage } from "../../app/sections/search/SearchPage.tsx";
import { contact } from "../fixtures/contact.ts";
import { searchGroups } from "../fixtures/pages.ts";
import { serveSearchIndex } from "../fixtures/search.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone, pageOverflow } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/SearchPage",
  component: SearchPage,
  args: { groups: searchGroups, contact },
  beforeEach: () => serveSearchIndex(),
  parameters: { path: "/search" },
  decorators: [
    (Story) => (
      <Container sx={{ py: 5 }}>
        <Story />
      </Container>
    ),
  ],
});

export const EveryPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("All 7 pages")).toHaveAttribute("role", "status");
    await expect(canvas.getAllByRole("link")).toHaveLength(7);
    // The visible name of a town is not enough for whoever hears the links by themselves.
    await expect(canvas.getByRole("link", { name: "Doors, Southbridge" })).toHaveTextContent(
      /^Southbridge$/,
    );
  },
});

export const NarrowedByTheAddress = meta.story({
  parameters: { path: "/search?q=oak" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toHaveValue("oak");
    await expect(canvas.getByText("2 pages found")).toHaveAttribute("role", "status");
  },
});

export const NarrowedByTyping = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: "What are you looking for?" });
    await userEvent.type(field, "spindle");
    await expect(field).toHaveValue("spindle");
    await expect(canvas.getByText("1 page found")).toHaveAttribute("role", "status");
    await expect(canvas.getByRole("link", { name: "Staircases" })).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getByText("All 7 pages")).toHaveAttribute("role", "status");
  },
});

export const NothingFound = meta.story({
  parameters: { path: "/search?q=submarine" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing found for “submarine”")).toHaveAttribute(
      "role",
      "status",
    );
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

export const LongWords = meta.story({
  args: {
    groups: [{ name: longTitle, pages: [{ name: longTitle, href: "/long", words: "" }] }],
  },
  globals: onSmallPhone,
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
});
