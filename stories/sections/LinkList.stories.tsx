import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { LinkList } from "../../app/sections/lists/LinkList.tsx";
import { namedLinks } from "../fixtures/cards.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/LinkList",
  component: LinkList,
  args: { links: namedLinks(12) },
  decorators: [inContainer()],
});

export const None = meta.story({ tags: ["shows-nothing"], args: { links: [] } });

export const ManyInColumns = meta.story({});

export const MoreIsReadThanShown = meta.story({
  args: { before: "Shelves in" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: /^Shelves in ./ })).toHaveLength(12);
  },
});

export const LongWords = meta.story({
  args: { links: [...namedLinks(3), { name: longTitle, href: "/long" }] },
  globals: onSmallPhone,
});
