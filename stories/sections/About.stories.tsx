import preview from "../../.storybook/preview.tsx";
import { About } from "../../app/sections/home/About.tsx";
import { home } from "../fixtures/pages.ts";
import { shown } from "../fixtures/pictures.ts";

const meta = preview.meta({
  title: "Sections/About",
  component: About,
  args: { ...home.about, pictures: home.about.pictures.map(shown) },
  parameters: { visual: { screens: ["phone", "tablet", "desktop"] } },
});

export const StoryFiguresAndValues = meta.story({});
