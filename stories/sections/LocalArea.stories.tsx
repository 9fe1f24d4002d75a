import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { drawServiceMap } from "../../app/lib/serviceMap.ts";
import { LocalArea } from "../../app/sections/home/LocalArea.tsx";
import { townLinks } from "../fixtures/cards.ts";
import { serviceArea } from "../fixtures/area.ts";
import { home } from "../fixtures/pages.ts";

const meta = preview.meta({
  title: "Sections/LocalArea",
  component: LocalArea,
  args: { ...home.area, map: drawServiceMap(serviceArea) },
});

export const EveryTown = meta.story({});

export const WhereAListFollows = meta.story({
  args: { listed: false },
  play: async ({ canvas }) => {
    for (const { name } of townLinks)
      await expect(canvas.getAllByRole("link", { name })).toHaveLength(1);
  },
});
