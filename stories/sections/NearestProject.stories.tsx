import preview from "../../.storybook/preview.tsx";
import { NearestProject } from "../../app/sections/lists/NearestProject.tsx";
import { projectCard } from "../fixtures/cards.ts";
import { content } from "../fixtures/entries.ts";
import { missing } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/NearestProject",
  component: NearestProject,
  decorators: [inContainer()],
});

export const LongWordsAndMissingPicture = meta.story({
  args: {
    label: content.words.serviceTown.nearest,
    project: { ...projectCard({ title: longTitle }), thumbnail: missing },
    note: longSentence,
  },
  globals: onSmallPhone,
});
