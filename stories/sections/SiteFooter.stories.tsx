import preview from "../../.storybook/preview.tsx";
import { SiteFooter } from "../../app/sections/shell/SiteFooter.tsx";
import { namedLinks } from "../fixtures/cards.ts";
import { contact } from "../fixtures/contact.ts";
import { shell } from "../fixtures/shell.ts";
import { longTitle, longWord } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/Shell/SiteFooter",
  component: SiteFooter,
  args: { shell },
  parameters: { visual: { screens: ["phone", "tablet", "desktop"], also: ["print"] } },
});

export const OfARealFirm = meta.story({
  args: { shell: { ...shell, sampleNotice: undefined } },
  parameters: { visual: { screens: ["phone"], also: [] } },
});

export const ManyTowns = meta.story({ args: { shell: { ...shell, towns: namedLinks(40) } } });

export const LongWords = meta.story({
  args: {
    shell: {
      ...shell,
      contact: { ...contact, name: longTitle, email: `${longWord}@${longWord}.example` },
      services: [{ name: longTitle, href: "/services/long", drawing: "/logo.svg" }],
    },
  },
  globals: onSmallPhone,
});
