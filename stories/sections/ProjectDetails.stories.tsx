import preview from "../../.storybook/preview.tsx";
import { ProjectDetails } from "../../app/sections/project/ProjectDetails.tsx";
import { content } from "../fixtures/entries.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Project/ProjectDetails",
  component: ProjectDetails,
  decorators: [inFrame()],
});

export const LongWords = meta.story({
  args: {
    features: [longTitle],
    materials: [longTitle],
    services: [{ name: longTitle, href: "/services/long" }],
    words: content.words.project.details,
  },
  globals: onSmallPhone,
});
