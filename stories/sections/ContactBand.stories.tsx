import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { words } from "../../app/content/singletons.ts";
import { ContactBand } from "../../app/sections/page/ContactBand.tsx";
import { home } from "../fixtures/pages.ts";
import { longWord } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Page/ContactBand",
  component: ContactBand,
  decorators: [inFrame()],
  args: home.contact,
  parameters: { visual: { screens: ["phone", "tablet", "desktop"], also: ["print"] } },
});

export const NamesWhatIsBeingLookedAt = meta.story({
  args: { about: "oak shelves", hint: "Photograph the shelves." },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: new RegExp(`^${words.labels.openWhatsapp}`) });
    await expect(decodeURIComponent(link.getAttribute("href")!)).toContain("oak shelves");
  },
});

export const LongWords = meta.story({
  decorators: [inFrame({ email: `${longWord}@${longWord}.example`, locality: longWord })],
  globals: onSmallPhone,
});
