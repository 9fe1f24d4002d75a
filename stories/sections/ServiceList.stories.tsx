import preview from "../../.storybook/preview.tsx";
import { ServiceList } from "../../app/sections/lists/ServiceList.tsx";
import { missing, photograph } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/ServiceList",
  component: ServiceList,
  decorators: [inContainer()],
});

export const None = meta.story({ tags: ["shows-nothing"], args: { services: [] } });

const price = { value: "£3,100 to £5,200", note: "One flight, fitted, VAT included" };

export const WithPricesOnAPhone = meta.story({
  args: {
    services: ["Staircases", "Doors", "Floors"].map((name) => ({
      name,
      href: `/services/${name.toLowerCase()}`,
      lead: longSentence,
      picture: photograph,
      ...(name !== "Floors" && { price }),
    })),
  },
  globals: onSmallPhone,
});

export const LongWordsAndMissingPicture = meta.story({
  args: {
    services: [{ name: longTitle, href: "/services/long", lead: longSentence, picture: missing }],
  },
  globals: onSmallPhone,
});
