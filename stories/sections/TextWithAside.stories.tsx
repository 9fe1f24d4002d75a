import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { TextWithAside } from "../../app/sections/page/TextWithAside.tsx";
import { contact } from "../fixtures/contact.ts";
import { everyElement } from "../fixtures/pages.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { expectLink, onDesktop, onPhone, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/TextWithAside",
  component: TextWithAside,
  args: {
    contact,
    mark: "From survey to sign-off",
    title: "A free visit, then a drawing",
    about: "staircases",
    whatsappLabel: "Message about staircases",
    hint: "Photographs that help: the stair from below and from above.",
    text: { ...everyElement, headings: [] },
  },
});

type Canvas = { getByRole: (role: string, options?: { name: string }) => HTMLElement };

const sides = (canvas: Canvas, element: HTMLElement) => ({
  aside: canvas.getByRole("complementary", { name: "Contact" }).getBoundingClientRect(),
  text: element.querySelector("h2")!.getBoundingClientRect(),
});

export const BesideOnDesktop = meta.story({
  globals: onDesktop,
  play: async ({ canvas, canvasElement }) => {
    const { aside, text } = sides(canvas, canvasElement);
    await expect(aside.left).toBeGreaterThan(text.right);
    await expectLink(canvas, `Call ${contact.phone}`, contact.phoneHref);
    await expect(canvas.getByRole("link", { name: "Message about staircases" })).toBeVisible();
  },
});

export const BelowOnAPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    const { aside, text } = sides(canvas, canvasElement);
    await expect(aside.top).toBeGreaterThan(text.bottom);
  },
});

export const LongWords = meta.story({
  args: { mark: longTitle, title: longTitle, whatsappLabel: longTitle, hint: longSentence },
  globals: onSmallPhone,
});
