import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { SiteFooter } from "../../app/sections/shell/SiteFooter.tsx";
import { measures } from "../../app/theme/tokens.ts";
import { FooterContact } from "../../app/sections/shell/FooterContact.tsx";
import { PartnerStrip } from "../../app/sections/shell/PartnerStrip.tsx";
import { namedLinks } from "../fixtures/cards.ts";
import { contact } from "../fixtures/contact.ts";
import { navigation, shell } from "../fixtures/shell.ts";
import { longTitle, longWord } from "../fixtures/words.ts";
import { onPhone, onSmallPhone, pageOverflow } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/SiteFooter",
  component: SiteFooter,
  subcomponents: { FooterContact, PartnerStrip },
  args: { shell },
  parameters: { visual: { screens: ["phone", "tablet", "desktop"], also: ["print"] } },
});

export const EverythingInIt = meta.story({
  play: async ({ canvas }) => {
    for (const { name } of shell.partners) {
      await expect(canvas.getByRole("link", { name: new RegExp(name) })).toHaveAttribute(
        "rel",
        "noopener noreferrer",
      );
    }
    await expect(canvas.getByRole("navigation", { name: "Services" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Towns" })).toBeVisible();
    const legal = canvas.getByRole("navigation", { name: "Legal" });
    await expect(legal.querySelectorAll("a")).toHaveLength(navigation.legal.length);
    await expect(canvas.getByRole("link", { name: shell.designer!.credit })).toHaveAttribute(
      "href",
      shell.designer!.url,
    );
  },
});

export const ContactWaysAreTargets = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    for (const name of [`Call ${contact.phone}`, "Message on WhatsApp", contact.email]) {
      const { height } = canvas.getByRole("link", { name }).getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(measures.target);
    }
    for (const { name } of shell.social) {
      const link = canvas.getByRole("link", { name: `${name}, opens in a new tab` });
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(measures.target);
    }
  },
});

export const OfARealFirm = meta.story({
  args: { shell: { ...shell, sampleNotice: undefined } },
  parameters: { visual: { screens: ["phone"], also: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(shell.sampleNotice!)).toBeNull();
  },
});

export const WithoutPartners = meta.story({
  args: { shell: { ...shell, partners: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/we work with/)).toBeNull();
  },
});

export const ManyTowns = meta.story({
  args: { shell: { ...shell, towns: namedLinks(40) } },
  play: async ({ canvas }) => {
    const towns = canvas.getByRole("navigation", { name: "Towns" });
    await expect(towns.querySelectorAll("a")).toHaveLength(40);
  },
});

export const LongWords = meta.story({
  args: {
    shell: {
      ...shell,
      contact: { ...contact, name: longTitle, email: `${longWord}@${longWord}.example` },
      services: [{ name: longTitle, href: "/services/long" }],
    },
  },
  globals: onSmallPhone,
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
});
