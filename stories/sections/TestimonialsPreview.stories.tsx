import preview from "../../.storybook/preview.tsx";
import { TestimonialsPreview } from "../../app/sections/home/TestimonialsPreview.tsx";
import { quotes } from "../fixtures/cards.ts";
import { home } from "../fixtures/pages.ts";

const meta = preview.meta({
  title: "Sections/TestimonialsPreview",
  component: TestimonialsPreview,
  args: { ...home.testimonials, quotes: quotes(1), beforeAfter: undefined },
});

export const WithItsProject = meta.story({});
