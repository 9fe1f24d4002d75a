import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { ContactBand } from "../../app/sections/page/ContactBand.tsx";
import { contact } from "../fixtures/contact.ts";
import { home } from "../fixtures/pages.ts";
import { longWord } from "../fixtures/words.ts";
import { expectTargets, onPhone, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/ContactBand",
  component: ContactBand,
  args: { contact, ...home.contact },
  parameters: { visual: { screens: ["phone", "tablet", "desktop"], also: ["print"] } },
});

export const ThreeWaysInTheirOrder = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(links.slice(0, 3)).toEqual([
      contact.phoneHref,
      contact.whatsappHref,
      contact.emailHref,
    ]);
    for (const channel of ["phone", "whatsapp", "email"] as const) {
      const promise = contact.promises[channel]!;
      await expect(canvas.getByText((text) => text.startsWith(promise))).toBeVisible();
    }
  },
});

export const BothHours = meta.story({
  play: async ({ canvas }) => {
    for (const { label, shown } of [...contact.hours.working, ...contact.hours.phone]) {
      await expect(
        canvas.getAllByText((text) => text.includes(`${label} ${shown}`)).length,
      ).toBeGreaterThan(0);
    }
  },
});

export const NamesWhatIsBeingLookedAt = meta.story({
  args: { about: "oak shelves" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Open WhatsApp" });
    await expect(decodeURIComponent(link.getAttribute("href")!)).toContain("oak shelves");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link.getAttribute("rel")).toContain("noopener");
  },
});

export const EachCardIsATarget = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expectTargets(canvas.getAllByRole("link"));
  },
});

export const LongWords = meta.story({
  args: { contact: { ...contact, email: `${longWord}@${longWord}.example`, locality: longWord } },
  globals: onSmallPhone,
});
