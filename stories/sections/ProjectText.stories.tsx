import preview from "../../.storybook/preview.tsx";
import { ProjectText } from "../../app/sections/project/ProjectText.tsx";
import { drawing, photograph } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onDesktop, onSmallPhone } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

const part = (title: string, words = longSentence) => `<h2>${title}</h2><p>${words}</p>`;

const meta = preview.meta({
  title: "Sections/Project/ProjectText",
  component: ProjectText,
  decorators: [inFrame()],
  args: {
    label: "Pictures of a kitchen",
    images: [photograph, drawing("kitchens"), drawing("doors")],
    spreads: [
      { html: part("The plan"), shown: [0] },
      { html: part("The wall"), shown: [] },
    ],
    drawings: [1, 2],
  },
});

export const DrawingsInAPair = meta.story({ globals: onDesktop });

export const DrawingBesideTheText = meta.story({
  args: { spreads: [{ html: part("The plan"), shown: [0, 1] }], drawings: [] },
  globals: onDesktop,
});

export const LongWords = meta.story({
  args: { spreads: [{ html: part(longTitle), shown: [] }], drawings: [] },
  globals: onSmallPhone,
});
