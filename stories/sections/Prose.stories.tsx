import preview from "../../.storybook/preview.tsx";
import { useLocation } from "react-router";
import { expect, fireEvent } from "storybook/test";
import { renderMarkdown } from "../../app/content/markdown.server.ts";
import { Prose } from "../../app/sections/page/Prose.tsx";
import { everyElement } from "../fixtures/pages.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onDesktop, onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

const meta = preview.meta({
  title: "Sections/Prose",
  component: Prose,
  args: { html: everyElement.html },
  decorators: [inContainer({ component: "main", sx: { py: 6 } })],
});

export const EveryElement = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const element of [
      "h2, h3, p, strong, em, del, code, ul, ol, li > ul, table, blockquote, hr",
      "input[type=checkbox]",
    ].flatMap((list) => list.split(", "))) {
      await expect(canvasElement.querySelector(element)).toBeVisible();
    }
    await expect(canvas.getByRole("link", { name: "another site" })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
  },
});

export const HeadingsKeepTheirDistance = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: "A heading of the second level" });
    const above = heading.previousElementSibling!.getBoundingClientRect();
    await expect(heading.getBoundingClientRect().top - above.bottom).toBeGreaterThan(40);
  },
});

export const FirstHeadingStartsAtTheTop = meta.story({
  args: { html: renderMarkdown("## What we do first\n\nWe measure.").html },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("heading")).marginTop).toBe("0px");
  },
});

/** Number of characters on each rendered line of a text. */
function charactersPerLine(text: Text): number[] {
  const counts = new Map<number, number>();
  const range = document.createRange();
  for (let at = 0; at < text.length; at++) {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const top = Math.round(range.getBoundingClientRect().top);
    counts.set(top, (counts.get(top) ?? 0) + 1);
  }
  return [...counts.values()];
}

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

const withAddress = (args: { html: string }) => (
  <>
    <Address />
    <Prose {...args} />
  </>
);

export const LinkWithinTheSiteNavigates = meta.story({
  parameters: { path: "/here" },
  render: withAddress,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText("Address")).toHaveTextContent("/here");
    await userEvent.click(canvas.getByRole("link", { name: "a page of this site" }));
    await expect(await canvas.findByText("/services")).toBeVisible();
  },
});

export const LinkWithCtrlIsLeftToTheBrowser = meta.story({
  parameters: { path: "/here" },
  render: withAddress,
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "a page of this site" });
    // The browser would open a tab, so prevent it once the click is known to have been left to it.
    let leftToBrowser = false;
    const listen = (event: MouseEvent) => {
      leftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", listen, { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(leftToBrowser).toBe(true);
    await expect(canvas.getByLabelText("Address")).toHaveTextContent("/here");
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
