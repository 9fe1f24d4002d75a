import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { ServiceList } from "../../app/sections/lists/ServiceList.tsx";
import { serviceLinks } from "../fixtures/cards.ts";
import { missing } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
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
  play: ({ canvas }) => expect(canvas.queryByRole("list")).toBeNull(),
});

export const One = meta.story({ args: { services: serviceLinks.slice(0, 1) } });

export const Many = meta.story({});

export const LongWordsAndMissingPicture = meta.story({
  args: {
    services: [{ name: longTitle, href: "/services/long", lead: longSentence, picture: missing }],
  },
  globals: onSmallPhone,
});
