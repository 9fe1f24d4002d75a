import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { HomeHero } from "../../app/sections/home/HomeHero.tsx";
import { SocialLinks } from "../../app/widgets/SocialLinks/SocialLinks.tsx";
import { home } from "../fixtures/pages.ts";
import { photograph } from "../fixtures/pictures.ts";
import { shell } from "../fixtures/shell.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { expectLink, onPhone, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/HomeHero",
  component: HomeHero,
  subcomponents: { SocialLinks },
  args: {
    title: home.hero.title,
    lead: home.hero.lead,
    picture: photograph,
    shell,
  },
  parameters: { visual: { screens: ["phone", "tablet", "desktop"] } },
});

export const WithPhotograph = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: home.hero.title })).toBeVisible();
  },
});

export const BadgeAndSocialLinksLeadOut = meta.story({
  play: async ({ canvas }) => {
    const badge = canvas.getByRole("link", { name: shell.award!.name });
    await expect(badge).toHaveAttribute("href", shell.award!.url);
    await expect(badge).toHaveAttribute("rel", expect.stringContaining("noopener"));
    for (const { name, url } of shell.social) {
      await expectLink(canvas, new RegExp(name), url);
    }
  },
});

export const OnAPhoneThePictureStandsFirst = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: photograph.alt }).getBoundingClientRect();
    const title = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    await expect(picture.height).toBe(300);
    await expect(picture.bottom).toBeLessThan(title.top);
  },
});

export const LongWords = meta.story({
  args: { title: longTitle, lead: longSentence },
  globals: onSmallPhone,
});
