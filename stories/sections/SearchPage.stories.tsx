import preview from "../../.storybook/preview.tsx";
import Container from "@mui/material/Container";
import { expect } from "storybook/test";
import { SearchPage } from "../../app/sections/search/SearchPage.tsx";
import { searchGroups } from "../fixtures/pages.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone, pageOverflow } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/SearchPage",
  component: SearchPage,
  args: { groups: searchGroups },
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
    await expect(canvas.getByRole("status")).toHaveTextContent("All 3 pages");
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
});

export const NarrowedByTheAddress = meta.story({
  parameters: { path: "/search?q=oak" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toHaveValue("oak");
    await expect(canvas.getByRole("status")).toHaveTextContent("2 pages found");
  },
});

export const NarrowedByTyping = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: "What are you looking for?" });
    await userEvent.type(field, "spindle");
    await expect(field).toHaveValue("spindle");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 page found");
    await expect(canvas.getByRole("link", { name: "Staircases" })).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getByRole("status")).toHaveTextContent("All 3 pages");
  },
});

export const NothingFound = meta.story({
  parameters: { path: "/search?q=submarine" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing found for “submarine”");
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
