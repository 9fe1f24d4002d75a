import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { InformationPage } from "../../app/sections/article/InformationPage.tsx";
import { contact } from "../fixtures/contact.ts";
import { everyElement, shortText } from "../fixtures/pages.ts";
import { onSmallPhone } from "../support/browser.ts";

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

export const LongText = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("15 January 2026")).toHaveAttribute("datetime", "2026-01-15");
    await expect(canvas.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(1);
  },
});

export const LeadsToTheOthers = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Information Privacy" });
    await expect(link).toHaveAttribute("href", "/privacy");
  },
});

export const ShortText = meta.story({
  args: { text: shortText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^One paragraph/)).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "On this page" })).toBeNull();
  },
});

export const SmallPhone = meta.story({ globals: onSmallPhone });
