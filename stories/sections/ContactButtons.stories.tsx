import preview from "../../.storybook/preview.tsx";
import { ContactButtons } from "../../app/sections/page/ContactButtons.tsx";
import { longWord } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer, inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Page/ContactButtons",
  component: ContactButtons,
  decorators: [inContainer({ sx: { pb: 5 } })],
});

export const ThreeWaysInTheirOrder = meta.story({ decorators: [inFrame()] });

export const LongAddress = meta.story({
  globals: onSmallPhone,
  decorators: [inFrame({ email: `${longWord}@${longWord}.example` })],
});
