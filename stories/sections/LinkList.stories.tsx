import preview from "../../.storybook/preview.tsx";
import Container from "@mui/material/Container";
import { expect } from "storybook/test";
import { LinkList } from "../../app/sections/lists/LinkList.tsx";
import { LinkItems } from "../../app/widgets/LinkItems/LinkItems.tsx";
import { namedLinks } from "../fixtures/cards.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone, pageOverflow } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/LinkList",
  component: LinkList,
  subcomponents: { LinkItems },
  args: { links: namedLinks(12) },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

export const None = meta.story({
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});

export const One = meta.story({
  args: { links: namedLinks(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/page-1");
  },
});

export const ManyInColumns = meta.story({
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole("listitem").map((item) => item.getBoundingClientRect().left);
    await expect(lefts).toHaveLength(12);
    await expect(new Set(lefts).size).toBeGreaterThan(1);
  },
});

export const LongWords = meta.story({
  args: { links: [...namedLinks(3), { name: longTitle, href: "/long" }] },
  globals: onSmallPhone,
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
});
