import preview from "../../.storybook/preview.tsx";
import { InformationPage } from "../../app/sections/article/InformationPage.tsx";
import { contact } from "../fixtures/contact.ts";
import { everyElement, shortText } from "../fixtures/pages.ts";

const meta = preview.meta({
  title: "Sections/InformationPage",
  component: InformationPage,
  args: {
    breadcrumbs: [
      { name: "Home", url: "/" },
      { name: "Terms", url: "/terms" },
    ],
    title: "Terms",
    lead: "What we agree on before work begins.",
    updated: "2026-01-15",
    text: everyElement,
    contact,
    related: [{ kind: "Information", name: "Privacy", href: "/privacy" }],
  },
});

export const LongText = meta.story({});

export const ShortText = meta.story({ args: { text: shortText } });
