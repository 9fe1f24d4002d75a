import preview from "../../.storybook/preview.tsx";
import Box from "@mui/material/Box";
import { expect, userEvent, waitFor } from "storybook/test";
import { MegaMenu } from "../../app/widgets/MegaMenu/MegaMenu.tsx";
import { MegaMenuContents } from "../../app/widgets/MegaMenu/MegaMenuContents.tsx";
import { shell } from "../fixtures/shell.ts";
import { missing } from "../fixtures/pictures.ts";
import { longTitle } from "../fixtures/words.ts";
import { onDesktop, pressEscape } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/MegaMenu",
  component: MegaMenu,
  args: {
    name: "Services",
    href: "/services",
    children: <MegaMenuContents services={shell.menu} recentWork={shell.recentWork} />,
    top: 76,
  },
  globals: onDesktop,
  render: (args) => (
    <nav aria-label="Main">
      <Box
        component="ul"
        sx={{
          display: "flex",
          gap: 3,
          px: 3,
          py: 1.5,
          listStyle: "none",
          "& > li": { display: "flex", alignItems: "center", gap: 2 },
        }}
      >
        <MegaMenu {...args} />
        <li>
          <a href="/projects">The next link</a>
        </li>
      </Box>
    </nav>
  ),
});

/** The parts of a play function's canvas used here. */
type Canvas = { getByRole: (role: string, options: { name: string }) => HTMLElement };

const toggleOf = (canvas: Canvas) => canvas.getByRole("button", { name: "Services menu" });
const panelOf = (toggle: HTMLElement) =>
  document.getElementById(toggle.getAttribute("aria-controls") ?? "")!;

async function open(canvas: Canvas) {
  await userEvent.click(toggleOf(canvas));
  const panel = panelOf(toggleOf(canvas));
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
}

export const Closed = meta.story({});

export const OpenedByClick = meta.story({
  play: async ({ canvas }) => {
    await open(canvas);
  },
});

export const OpenedByRestingThePointer = meta.story({
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("link", { name: "Services" }));
    await waitFor(() => expect(panelOf(toggleOf(canvas))).toBeVisible());
  },
});

export const EscapeReturnsFocus = meta.story({
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    panel.querySelector("a")!.focus();
    await pressEscape();
    await waitFor(() => expect(panel).not.toBeVisible());
  },
});

export const LongWordsAndMissingPictures = meta.story({
  args: {
    children: (
      <MegaMenuContents
        services={shell.menu.map((service) => ({
          ...service,
          name: longTitle,
          description: longTitle,
          thumbnail: missing,
        }))}
        recentWork={shell.recentWork}
      />
    ),
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
});
