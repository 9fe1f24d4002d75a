import preview from "../../.storybook/preview.tsx";
import Box from "@mui/material/Box";
import { expect, waitFor } from "storybook/test";
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
const isOpen = (toggle: HTMLElement) => panelOf(toggle).matches(":popover-open");

export const Closed = meta.story({
  play: async ({ canvas }) => {
    const toggle = toggleOf(canvas);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(isOpen(toggle)).toBe(false);
    // Its links are in the DOM even when closed.
    const links = panelOf(toggle).querySelectorAll("a");
    await expect(links).toHaveLength(shell.menu.length + shell.recentWork.length + 1);
  },
});

export const OpenedByClick = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = toggleOf(canvas);
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute("aria-expanded", "true"));
    await expect(isOpen(toggle)).toBe(true);
    for (const { name } of shell.menu) {
      await expect(canvas.getByRole("link", { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    await expect(canvas.getAllByText("Popular")).toHaveLength(
      shell.menu.filter(({ popular }) => popular).length,
    );
    await expect(canvas.getByRole("list", { name: "Recent work" }).children).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "View all projects" })).toBeVisible();
  },
});

export const ClosedBySecondClick = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = toggleOf(canvas);
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute("aria-expanded", "true"));
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute("aria-expanded", "false"));
  },
});

export const OpenedByRestingThePointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = toggleOf(canvas);
    await userEvent.hover(canvas.getByRole("link", { name: "Services" }));
    await expect(isOpen(toggle)).toBe(false);
    await waitFor(() => expect(isOpen(toggle)).toBe(true));
  },
});

export const EscapeReturnsFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = toggleOf(canvas);
    await userEvent.click(toggle);
    await waitFor(() => expect(isOpen(toggle)).toBe(true));
    panelOf(toggle).querySelector("a")!.focus();
    await pressEscape();
    await waitFor(() => expect(isOpen(toggle)).toBe(false));
    await expect(toggle).toHaveFocus();
  },
});

export const ClosesWhenFocusLeaves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = toggleOf(canvas);
    await userEvent.click(toggle);
    await waitFor(() => expect(isOpen(toggle)).toBe(true));
    canvas.getByRole("link", { name: "The next link" }).focus();
    await waitFor(() => expect(isOpen(toggle)).toBe(false));
  },
});

export const ClosesWhenALinkIsFollowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = toggleOf(canvas);
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole("link", { name: "View all projects" }));
    await waitFor(() => expect(isOpen(toggle)).toBe(false));
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
  play: async ({ canvas, userEvent }) => {
    const toggle = toggleOf(canvas);
    await userEvent.click(toggle);
    await waitFor(() => expect(isOpen(toggle)).toBe(true));
    const panel = panelOf(toggle);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
});
