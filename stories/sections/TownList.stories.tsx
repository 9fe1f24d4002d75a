import preview from "../../.storybook/preview.tsx";
import { business } from "../fixtures/business.ts";
import { TownList } from "../../app/sections/lists/TownList.tsx";
import { longSentence, longWord } from "../fixtures/words.ts";
import { onPhone } from "../support/browser.ts";
import { inBox } from "../support/decorators.tsx";

const towns = business.serviceArea.map((name, index) => ({
  name,
  href: `/locations/town-${index}`,
  lead: "What its houses are made of, and who decides what may be changed.",
  facts: `GL${index + 1}`,
}));

const meta = preview.meta({
  title: "Sections/TownList",
  component: TownList,
  args: { towns },
  decorators: [inBox({ padding: 20 })],
});

export const EveryTownIsALink = meta.story({});

export const VeryLongWords = meta.story({
  args: { towns: [{ name: longWord, href: "/long", lead: longSentence, facts: longWord }] },
  globals: onPhone,
});
