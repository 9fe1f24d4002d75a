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

export const LongWords = meta.story({
  args: { links: [...namedLinks(3), { name: longTitle, href: "/long" }] },
  globals: onSmallPhone,
});
