import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { colours } from "../../app/theme/colours.ts";
import { SampleLine } from "../../app/widgets/SampleLine/SampleLine.tsx";
import { longSentence } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inBox } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Widgets/SampleLine",
  component: SampleLine,
  args: { children: "A firm made up for a story." },
});

export const OneLine = meta.story({
  play: async ({ canvas }) => {
    const words = canvas.getByText("A firm made up for a story.").getBoundingClientRect();
    const rule = canvas.getByRole("paragraph").firstElementChild!.getBoundingClientRect();
    await expect(rule.right).toBeLessThan(words.left);
    await expect(rule.top).toBeGreaterThanOrEqual(words.top);
    await expect(rule.bottom).toBeLessThanOrEqual(words.bottom);
  },
});

export const OnTheDeepGround = meta.story({
  args: { ground: "deep" },
  decorators: [inBox({ padding: 24, backgroundColor: colours.deepBlue })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("paragraph")).toHaveStyle({ color: colours.onDeepSoft });
  },
});

export const LongWords = meta.story({
  args: { children: longSentence },
  globals: onSmallPhone,
});
