import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { Prose } from "../../app/sections/page/Prose.tsx";
import { everyElement, longText } from "../fixtures/pages.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Page/Prose",
  component: Prose,
  args: { html: everyElement.html },
  decorators: [inContainer({ component: "main", sx: { py: 6 } })],
});

export const EveryElement = meta.story({});

export const TableFitsAPhone = meta.story({
  globals: onSmallPhone,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region", { name: "Table: What it is made of" });
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    box.focus();
    await expect(box).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    html: longText(
      `## ${longTitle}\n\n${longSentence}\n\n- ${longTitle}\n\n1. **${longTitle}.** ${longSentence}\n\n> ${longTitle}`,
    ).html,
  },
  globals: onSmallPhone,
});
