import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { TestimonialsPreview } from "../../app/sections/home/TestimonialsPreview.tsx";
import { quotes } from "../fixtures/cards.ts";
import { home } from "../fixtures/pages.ts";
import { photograph } from "../fixtures/pictures.ts";
import { expectLink } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/TestimonialsPreview",
  component: TestimonialsPreview,
  args: { ...home.testimonials, quotes: quotes(1) },
});

export const WithItsProject = meta.story({});

export const UnderBeforeAndAfter = meta.story({
  args: { beforeAfter: { before: photograph, after: photograph } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("slider")).toHaveValue("50");
    // The slider replaces the project's picture.
    await expect(canvas.getAllByRole("img", { name: photograph.alt })).toHaveLength(2);
    const { project } = args.quotes[0]!;
    await expectLink(canvas, project!.name, project!.href);
  },
});
