import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { DesignerShowcase } from "../../app/sections/home/DesignerShowcase.tsx";
import { business } from "../fixtures/business.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const designer = business.designer!;
const meta = preview.meta({
  title: "Sections/DesignerShowcase",
  component: DesignerShowcase,
  args: designer,
});

export const CreditWithTheDirectorsWords = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(designer.credit)).toBeVisible();
    await expect(canvas.getByText(designer.testimonial)).toBeVisible();
    const link = canvas.getByRole("link", { name: new RegExp(designer.name) });
    await expect(link).toHaveAttribute("href", designer.url);
    await expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  },
});

export const LongWords = meta.story({
  args: { name: longTitle, testimonial: longSentence },
  globals: onSmallPhone,
});
