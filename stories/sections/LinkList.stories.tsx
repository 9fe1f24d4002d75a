import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { LinkList } from "../../app/sections/lists/LinkList.tsx";
import { LinkItems } from "../../app/widgets/LinkItems/LinkItems.tsx";
import { namedLinks } from "../fixtures/cards.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/LinkList",
  component: LinkList,
  subcomponents: { LinkItems },
  args: { links: namedLinks(12) },
  decorators: [inContainer()],
});

export const None = meta.story({
  args: { links: [] },
  play: ({ canvas }) => expect(canvas.queryByRole("list")).toBeNull(),
});

export const ManyInColumns = meta.story({});

export const LongWords = meta.story({
  args: { links: [...namedLinks(3), { name: longTitle, href: "/long" }] },
  globals: onSmallPhone,
});
