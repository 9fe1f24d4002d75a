import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { HomeHero } from "../../app/sections/home/HomeHero.tsx";
import { home } from "../fixtures/pages.ts";
import { photograph } from "../fixtures/pictures.ts";
import { shell } from "../fixtures/shell.ts";

const meta = preview.meta({
  title: "Sections/HomeHero",
  component: HomeHero,
  args: { title: home.hero.title, lead: home.hero.lead, picture: photograph, shell },
});

export const WithPhotograph = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: home.hero.title })).toBeVisible();
  },
});
