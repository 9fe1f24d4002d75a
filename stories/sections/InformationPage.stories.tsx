import preview from "../../.storybook/preview.tsx";
import { words } from "../../app/content/singletons.ts";
import { InformationPage } from "../../app/sections/article/InformationPage.tsx";
import { everyElement } from "../fixtures/pages.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Article/InformationPage",
  component: InformationPage,
  decorators: [inFrame()],
  args: {
    breadcrumbs: [
      { name: "Home", url: "/" },
      { name: "Terms", url: "/terms" },
    ],
    title: "Terms",
    lead: "What we agree on before work begins.",
    updated: "2026-01-15",
    text: everyElement,
    words: words.information,
    related: [{ kind: "Information", name: "Privacy", href: "/privacy" }],
  },
});

export const LongText = meta.story({});
