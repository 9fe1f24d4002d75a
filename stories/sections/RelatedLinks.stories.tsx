import preview from "../../.storybook/preview.tsx";
import { RelatedLinks } from "../../app/sections/lists/RelatedLinks.tsx";
import { expect } from "storybook/test";
import { longSentence } from "../fixtures/words.ts";
import { onPhone } from "../support/browser.ts";

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind: index % 2 ? "Guide" : "Service",
    name: `Page number ${index + 1}`,
    href: `/page-${index + 1}`,
  }));

const meta = preview.meta({
  title: "Sections/Lists/RelatedLinks",
  component: RelatedLinks,
  args: { title: "Read on", links: links(9) },
});

export const NothingWithoutLinks = meta.story({ tags: ["shows-nothing"], args: { links: [] } });

export const EightAtMost = meta.story({});

export const AKindThatAllShareIsNotSaid = meta.story({
  args: { links: links(4).map((link) => ({ ...link, kind: "Town" })) },
  play: ({ canvas }) => expect(canvas.queryByText("Town")).toBeNull(),
});

export const WithALineOnEach = meta.story({
  args: {
    links: links(3).map(({ name, href }) => ({ name, href, text: "Weeks, from your dates" })),
  },
});

export const VeryLongWords = meta.story({
  args: { links: [{ kind: "Service", name: longSentence, href: "/long" }] },
  globals: onPhone,
});
