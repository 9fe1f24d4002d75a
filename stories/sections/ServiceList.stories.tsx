import preview from "../../.storybook/preview.tsx";
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

export const None = meta.story({ args: { services: [] } });

export const Many = meta.story({});

export const LongWordsAndMissingPicture = meta.story({
  args: {
    services: [{ name: longTitle, href: "/services/long", lead: longSentence, picture: missing }],
  },
  globals: onSmallPhone,
});
