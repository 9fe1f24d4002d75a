import preview from "../../.storybook/preview.tsx";
import Container from "@mui/material/Container";
import { useLocation } from "react-router";
import { expect, fireEvent } from "storybook/test";
import { renderMarkdown } from "../../app/content/markdown.server.ts";
import { Prose } from "../../app/sections/page/Prose.tsx";
import { everyElement } from "../fixtures/pages.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone, pageOverflow } from "../support/browser.ts";

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

const meta = preview.meta({
  title: "Sections/Prose",
  component: Prose,
  args: { html: everyElement.html },
  decorators: [
    (Story) => (
      <Container component="main" sx={{ py: 6 }}>
        <Story />
      </Container>
    ),
  ],
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

export const LinesUnder68Characters = meta.story({
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(/A first paragraph/);
    const { width } = paragraph.getBoundingClientRect();
    const { fontSize } = getComputedStyle(paragraph);
    // The faces average about half an em a character.
    await expect(width / (Number.parseFloat(fontSize) * 0.5)).toBeLessThan(72);
  },
});

export const TableScrollsInItsOwnBox = meta.story({
  globals: onSmallPhone,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region", { name: "Table: What it is made of" });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    box.focus();
    await expect(box).toHaveFocus();
    await expect(pageOverflow()).toBe(0);
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
    // The browser would open a tab: that it was asked to is enough to know.
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
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
});
