import preview from "../../.storybook/preview.tsx";
import { AtAGlance } from "../../app/sections/page/AtAGlance.tsx";
import { projectCard } from "../fixtures/cards.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

const work = projectCard();
const facts = [
  {
    name: "Our usual price",
    value: "£20,000",
    note: "Fitted kitchen, whole room, VAT included",
    href: "/services/kitchens#cost",
  },
  {
    name: "On site",
    value: "2 to 4 weeks",
    note: "Fitted kitchen, after 4 to 10 weeks of drawings",
  },
];

const meta = preview.meta({
  title: "Sections/Page/AtAGlance",
  component: AtAGlance,
  decorators: [inFrame()],
  args: { glance: { work, facts } },
});

export const Everything = meta.story({});

export const WithoutAPrice = meta.story({ args: { glance: { work, facts: facts.slice(1) } } });

export const OnlyWork = meta.story({ args: { glance: { work, facts: [] } } });

export const OnlyFacts = meta.story({ args: { glance: { work: undefined, facts } } });

export const LongWords = meta.story({
  args: {
    glance: {
      work: { ...work, title: longTitle },
      facts: [{ name: longTitle, value: longTitle, note: longTitle }],
    },
  },
  globals: onSmallPhone,
});
