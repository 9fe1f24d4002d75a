import preview from "../../.storybook/preview.tsx";
import { ServiceList } from "../../app/sections/lists/ServiceList.tsx";
import { missing } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/ServiceList",
  component: ServiceList,
  decorators: [inContainer()],
});

export const None = meta.story({ tags: ["shows-nothing"], args: { services: [] } });

export const LongWordsAndMissingPicture = meta.story({
  args: {
    services: [{ name: longTitle, href: "/services/long", lead: longSentence, picture: missing }],
  },
  globals: onSmallPhone,
});
