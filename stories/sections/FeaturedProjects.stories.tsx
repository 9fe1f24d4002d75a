import preview from "../../.storybook/preview.tsx";
import { FeaturedProjects } from "../../app/sections/home/FeaturedProjects.tsx";
import { projectCard, projectCards } from "../fixtures/cards.ts";
import { claimsOf } from "../../app/content/contact.ts";
import { business } from "../fixtures/business.ts";
import { home } from "../fixtures/pages.ts";
import { longTitle } from "../fixtures/words.ts";
import { onDesktop } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Home/FeaturedProjects",
  component: FeaturedProjects,
  decorators: [inFrame()],
  args: {
    ...home.portfolio,
    projects: [...projectCards(2), projectCard({ title: longTitle })],
    claims: claimsOf("trust-badge", business),
  },
  globals: onDesktop,
});

export const BothColumnsEndOnOneLineHoweverNamesWrap = meta.story({});
