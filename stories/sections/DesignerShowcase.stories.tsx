import preview from "../../.storybook/preview.tsx";
import { DesignerShowcase } from "../../app/sections/shell/DesignerShowcase.tsx";
import { business } from "../fixtures/business.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const designer = business.designer!;
const meta = preview.meta({
  title: "Sections/Shell/DesignerShowcase",
  component: DesignerShowcase,
  args: designer,
});

export const LongWords = meta.story({
  args: { name: longTitle, testimonial: longSentence },
  globals: onSmallPhone,
});
