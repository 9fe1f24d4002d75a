import preview from "../../.storybook/preview.tsx";
import { ProjectGrid } from "../../app/sections/lists/ProjectGrid.tsx";
import { projectCards } from "../fixtures/cards.ts";
import { drawing } from "../fixtures/pictures.ts";
import { inBand } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Lists/ProjectGrid",
  component: ProjectGrid,
  decorators: [inBand("Recent work")],
  parameters: { visual: { screens: ["phone", "tablet", "desktop"] } },
});

/** The last of nine has a row to itself, with the drawing that it was built from. */
export const ADrawingAmongNine = meta.story({
  args: {
    projects: projectCards(9).map((card) => ({ ...card, drawing: drawing("staircases") })),
  },
});
