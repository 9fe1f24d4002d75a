import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { LocalArea } from "../../app/sections/home/LocalArea.tsx";
import { townLinks } from "../fixtures/cards.ts";
import { home } from "../fixtures/pages.ts";

const meta = preview.meta({
  title: "Sections/LocalArea",
  component: LocalArea,
  args: { ...home.area, towns: townLinks },
});

export const EveryTown = meta.story({
  play: async ({ canvas }) => {
    for (const { name } of townLinks) {
      await expect(canvas.getAllByRole("link", { name: new RegExp(name) })[0]).toBeVisible();
    }
  },
});
