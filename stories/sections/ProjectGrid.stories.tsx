import preview from "../../.storybook/preview.tsx";
import { ProjectGrid } from "../../app/sections/lists/ProjectGrid.tsx";
import { projectCards } from "../fixtures/cards.ts";
import { inBand } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/ProjectGrid",
  component: ProjectGrid,
  decorators: [inBand("Recent work")],
  parameters: { visual: { screens: ["phone", "tablet", "desktop"] } },
});

export const One = meta.story({ args: { projects: projectCards(1) } });

export const TwoShareARow = meta.story({ args: { projects: projectCards(2) } });

export const TheFirstOfThreeIsLarge = meta.story({ args: { projects: projectCards(3) } });

/** The last has a row to itself on a wide screen, with its text beside it. */
export const OneLeftOver = meta.story({ args: { projects: projectCards(4) } });
