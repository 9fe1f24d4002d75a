import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { TestimonialsPreview } from "../../app/sections/home/TestimonialsPreview.tsx";
import { Picture } from "../../app/widgets/Picture/Picture.tsx";
import { quotes } from "../fixtures/cards.ts";
import { home } from "../fixtures/pages.ts";
import { photograph } from "../fixtures/pictures.ts";
import { onDesktop } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/TestimonialsPreview",
  component: TestimonialsPreview,
  args: { ...home.testimonials, quotes: quotes(2) },
});

export const OneUnderTheOther = meta.story({
  globals: onDesktop,
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole("figure").map((quote) => quote.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    await expect(canvas.getByRole("link", { name: "Read every testimonial" })).toHaveAttribute(
      "href",
      "/testimonials",
    );
  },
});

export const BesideAPicture = meta.story({
  args: { picture: <Picture picture={photograph} /> },
  globals: onDesktop,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: photograph.alt }).getBoundingClientRect();
    for (const quote of canvas.getAllByRole("figure")) {
      await expect(quote.getBoundingClientRect().left).toBeGreaterThan(picture.right);
    }
  },
});
