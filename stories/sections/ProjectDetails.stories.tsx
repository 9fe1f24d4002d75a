import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
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

export const ThreeLists = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(3);
    for (const words of [...keyFeatures, ...materials]) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
});

export const OneOfEach = meta.story({
  args: { features: ["Scribed"], materials: ["Oak"], services: namedLinks(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
});

export const LongWords = meta.story({
  args: {
    features: [longTitle],
    materials: [longTitle],
    services: [{ name: longTitle, href: "/services/long" }],
  },
  globals: onSmallPhone,
});
