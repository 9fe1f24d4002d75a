import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { RelatedLinks, relatedLimit } from "../../app/sections/lists/RelatedLinks.tsx";
import { longSentence } from "../fixtures/words.ts";
import { expectLink, onPhone } from "../support/browser.ts";

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind: index % 2 ? "Guide" : "Service",
    name: `Page number ${index + 1}`,
    href: `/page-${index + 1}`,
  }));

const meta = preview.meta({
  title: "Sections/RelatedLinks",
  component: RelatedLinks,
  args: { title: "Read on", links: links(5) },
});

export const SaysWhatEachIs = meta.story({
  play: ({ canvas }) => expectLink(canvas, "Guide Page number 2", "/page-2"),
});

export const NothingWithoutLinks = meta.story({
  args: { links: [] },
  play: ({ canvas }) => expect(canvas.queryByRole("heading")).toBeNull(),
});

export const EightAtMost = meta.story({
  args: { links: links(relatedLimit + 1) },
  play: ({ canvas }) => expect(canvas.getAllByRole("link")).toHaveLength(relatedLimit),
});

export const VeryLongWords = meta.story({
  args: { links: [{ kind: "Service", name: longSentence, href: "/long" }] },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector("ul")!;
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});
