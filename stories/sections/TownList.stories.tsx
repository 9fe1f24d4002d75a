import preview from "../../.storybook/preview.tsx";
import { TownList } from "../../app/sections/lists/TownList.tsx";
import { content } from "../fixtures/entries.ts";
import { missing } from "../fixtures/pictures.ts";
import { longSentence, longWord } from "../fixtures/words.ts";
import { onPhone } from "../support/browser.ts";
import { inBox } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/TownList",
  component: TownList,
  decorators: [inBox({ padding: 20 })],
});

export const VeryLongWords = meta.story({
  args: {
    near: content.words.locations.near,
    towns: [
      {
        name: longWord,
        href: "/long",
        lead: longSentence,
        facts: longWord,
        picture: { ...missing, caption: longSentence },
      },
      { name: "Without a picture", href: "/none", lead: longSentence, facts: "ZZ1" },
    ],
  },
  globals: onPhone,
});
