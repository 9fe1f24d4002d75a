import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { ContactButtons } from "../../app/sections/page/ContactButtons.tsx";
import { contact } from "../fixtures/contact.ts";
import { longWord } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/ContactButtons",
  component: ContactButtons,
  args: { contact },
  decorators: [inContainer({ sx: { pb: 5 } })],
});

export const ThreeWaysInTheirOrder = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      contact.phoneHref,
      contact.whatsappHref,
      contact.emailHref,
    ]);
  },
});

export const LongAddress = meta.story({
  args: { contact: { ...contact, email: `${longWord}@${longWord}.example` } },
  globals: onSmallPhone,
});
