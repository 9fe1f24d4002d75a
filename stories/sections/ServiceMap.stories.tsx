import preview from "../../.storybook/preview.tsx";
import { userEvent } from "storybook/test";
import { serviceMap } from "../../app/content/lists.server.ts";
import { ServiceMap } from "../../app/sections/home/ServiceMap.tsx";
import { content } from "../fixtures/entries.ts";
import { longWord } from "../fixtures/words.ts";
import { inBox } from "../support/decorators.tsx";

const [, second, third] = content.towns;
const drawn = (towns: typeof content.towns) => serviceMap({ ...content, towns });

const meta = preview.meta({
  title: "Sections/Home/ServiceMap",
  component: ServiceMap,
  parameters: { visual: { also: ["forced-colours", "more-contrast"] } },
  args: serviceMap(content),
  decorators: [inBox({ maxWidth: 660, padding: 16 })],
});

export const AnAreaIsLetteredNotDotted = meta.story({
  args: drawn([{ ...second!, isArea: true }]),
});

export const KeyboardReachesTheNames = meta.story({ play: () => userEvent.tab() });

export const WhatHoldsOutsideTheCircle = meta.story({
  args: { ...drawn([{ ...second!, latitude: 52.2 }]), outside: "Outside: bigger jobs only" },
});

export const NoTowns = meta.story({ args: drawn([]) });

export const ALongNameStaysOnTheDrawing = meta.story({
  args: drawn([{ ...second!, name: longWord }, third!]),
});
