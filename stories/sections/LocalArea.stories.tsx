import preview from "../../.storybook/preview.tsx";
import { serviceMap } from "../../app/content/lists.server.ts";
import { LocalArea } from "../../app/sections/home/LocalArea.tsx";
import { content } from "../fixtures/entries.ts";
import { home } from "../fixtures/pages.ts";

const meta = preview.meta({
  title: "Sections/LocalArea",
  component: LocalArea,
  args: { ...home.area, map: serviceMap(content) },
});

export const EveryTown = meta.story({});

export const WhereAListFollows = meta.story({ args: { listed: false } });
