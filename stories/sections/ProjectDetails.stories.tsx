import preview from "../../.storybook/preview.tsx";
import { ProjectDetails } from "../../app/sections/project/ProjectDetails.tsx";
import { namedLinks } from "../fixtures/cards.ts";
import { projectEntry } from "../fixtures/entries.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const { keyFeatures, materials } = projectEntry();

const meta = preview.meta({
  title: "Sections/ProjectDetails",
  component: ProjectDetails,
  args: { features: keyFeatures, materials, services: namedLinks(2) },
  decorators: [inContainer()],
});

export const ThreeLists = meta.story({});

export const LongWords = meta.story({
  args: {
    features: [longTitle],
    materials: [longTitle],
    services: [{ name: longTitle, href: "/services/long" }],
  },
  globals: onSmallPhone,
});
