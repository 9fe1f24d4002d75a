import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { SiteFooter } from "../../app/sections/shell/SiteFooter.tsx";
import { FooterContact } from "../../app/sections/shell/FooterContact.tsx";
import { PartnerStrip } from "../../app/sections/shell/PartnerStrip.tsx";
import { namedLinks } from "../fixtures/cards.ts";
import { contact } from "../fixtures/contact.ts";
import { shell } from "../fixtures/shell.ts";
import { longTitle, longWord } from "../fixtures/words.ts";
import { expectTargets, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/SiteFooter",
  component: SiteFooter,
  subcomponents: { FooterContact, PartnerStrip },
  args: { shell },
  parameters: { visual: { screens: ["phone", "tablet", "desktop"], also: ["print"] } },
});

export const EverythingInIt = meta.story({
  play: async ({ canvas }) => {
    const names = shell.social.map(({ name }) => `${name}, opens in a new tab`);
    await expectTargets(names.map((name) => canvas.getByRole("link", { name })));
  },
});

export const OfARealFirm = meta.story({
  args: { shell: { ...shell, sampleNotice: undefined } },
  parameters: { visual: { screens: ["phone"], also: [] } },
  play: ({ canvas }) => expect(canvas.queryByText(shell.sampleNotice!)).toBeNull(),
});

export const ManyTowns = meta.story({ args: { shell: { ...shell, towns: namedLinks(40) } } });

export const LongWords = meta.story({
  args: {
    shell: {
      ...shell,
      contact: { ...contact, name: longTitle, email: `${longWord}@${longWord}.example` },
      services: [{ name: longTitle, href: "/services/long" }],
    },
  },
  globals: onSmallPhone,
});
