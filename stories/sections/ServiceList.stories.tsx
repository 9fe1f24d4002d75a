import preview from "../../.storybook/preview.tsx";
import { expect, waitFor } from "storybook/test";
import { ServiceList } from "../../app/sections/lists/ServiceList.tsx";
import { serviceLinks } from "../fixtures/cards.ts";
import { missing } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { expectLink, onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/ServiceList",
  component: ServiceList,
  args: { services: serviceLinks },
  decorators: [inContainer()],
  parameters: { visual: { also: ["print"] } },
});

export const None = meta.story({
  args: { services: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});

export const One = meta.story({
  args: { services: serviceLinks.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", serviceLinks[0]!.href);
  },
});

export const Many = meta.story({
  play: async ({ canvas }) => {
    for (const { name, href } of serviceLinks) {
      await expectLink(canvas, name, href);
    }
  },
});

export const LongWordsAndMissingPicture = meta.story({
  args: {
    services: [{ name: longTitle, href: "/services/long", lead: longSentence, picture: missing }],
  },
  globals: onSmallPhone,
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await waitFor(() => expect(image).toHaveAttribute("data-failed", "true"));
  },
});
