import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { renderMarkdown } from "../../app/content/markdown.server.ts";
import { Prose } from "../../app/sections/page/Prose.tsx";
import { everyElement } from "../fixtures/pages.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { charactersPerLine, onDesktop, onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Prose",
  component: Prose,
  args: { html: everyElement.html },
  decorators: [inContainer({ component: "main", sx: { py: 6 } })],
});

export const EveryElement = meta.story({});

export const FirstHeadingStartsAtTheTop = meta.story({
  args: { html: renderMarkdown("## What we do first\n\nWe measure.").html },
});

export const LinesUnder68Characters = meta.story({
  args: {
    html: renderMarkdown(
      "Timber moves with the air of the room, mostly across the grain, and a joiner leaves it somewhere to go. ".repeat(
        8,
      ),
    ).html,
  },
  globals: onDesktop,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const paragraph = canvas.getByText(/Timber moves/);
    const lines = charactersPerLine(paragraph.firstChild as Text).slice(0, -1);
    const average = lines.reduce((sum, count) => sum + count, 0) / lines.length;
    await expect(average).toBeLessThanOrEqual(68);
  },
});

export const TableScrollsInItsOwnBox = meta.story({
  globals: onSmallPhone,
  play: async ({ canvas }) => {
    // Focusing scrolls to the box, and a late font would move it.
    await document.fonts.ready;
    const box = canvas.getByRole("region", { name: "Table: What it is made of" });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    box.focus();
    await expect(box).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    html: renderMarkdown(
      `## ${longTitle}\n\n${longSentence}\n\n- ${longTitle}\n\n1. **${longTitle}.** ${longSentence}\n\n> ${longTitle}`,
    ).html,
  },
  globals: onSmallPhone,
});
