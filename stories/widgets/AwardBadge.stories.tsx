import preview from "../../.storybook/preview.tsx";
import { AwardBadge } from "../../app/widgets/AwardBadge/AwardBadge.tsx";
import { business } from "../fixtures/business.ts";
import { longSentence } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/AwardBadge",
  component: AwardBadge,
  args: { name: business.award!.name, href: business.award!.url },
});

export const Plate = meta.story({});

export const LongWords = meta.story({
  args: { name: longSentence },
  globals: onSmallPhone,
});
