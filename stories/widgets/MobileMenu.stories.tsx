import preview from "../../.storybook/preview.tsx";
import { expect, waitFor } from "storybook/test";
import { MobileMenu } from "../../app/widgets/MobileMenu/MobileMenu.tsx";
import { mobileMenuId, openMobileMenu } from "../../app/widgets/openMobileMenu.ts";
import { contact } from "../fixtures/contact.ts";
import { navigation, shell } from "../fixtures/shell.ts";
import { longTitle } from "../fixtures/words.ts";
import { expectLink, onPhone, onSmallPhone, onTablet, pressEscape } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/MobileMenu",
  component: MobileMenu,
  args: {
    items: navigation.main,
    services: shell.services,
    more: [...navigation.more, ...navigation.legal],
    currentPath: "/projects",
    phone: contact.phone,
    phoneHref: contact.phoneHref,
    quoteHref: "/#contact",
  },
  globals: onPhone,
  render: (args) => (
    <>
      <button
        type="button"
        style={{ margin: 24 }}
        {...{ command: "show-modal", commandfor: mobileMenuId }}
        onClick={openMobileMenu}
      >
        Open the menu
      </button>
      <MobileMenu {...args} />
    </>
  ),
});

const dialog = () => document.querySelector<HTMLDialogElement>(`#${mobileMenuId}`)!;
const opener = () => document.querySelector<HTMLButtonElement>(`[commandfor="${mobileMenuId}"]`)!;

async function open(userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(opener());
  await waitFor(() => expect(dialog().matches(":modal")).toBe(true));
}

export const Closed = meta.story({
  play: async () => {
    await expect(dialog().open).toBe(false);
    await expect(dialog()).not.toBeVisible();
    // Its links are in the DOM even when closed.
    await expect(dialog().querySelectorAll("nav a").length).toBeGreaterThan(10);
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(userEvent);
    await expect(canvas.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "Search" })[0]).toBeVisible();
    for (const { name } of [...navigation.main, ...shell.services]) {
      await expect(canvas.getAllByRole("link", { name }).length).toBeGreaterThan(0);
    }
    await expectLink(canvas, `Call ${contact.phone}`, contact.phoneHref);
    await expect(canvas.getByRole("link", { name: "Get a quote" })).toBeVisible();
    await expect(document.querySelector('[aria-current="page"]')).toHaveAttribute(
      "href",
      "/projects",
    );
    const { left, right } = dialog().getBoundingClientRect();
    await expect(left).toBe(0);
    await expect(right).toBe(document.documentElement.getBoundingClientRect().right);
    // The page behind does not scroll.
    await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
  },
});

export const KeepsFocusInside = meta.story({
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(dialog().contains(document.activeElement)).toBe(true);
    // The page behind is inert and does not take focus.
    opener().focus();
    await expect(dialog().contains(document.activeElement)).toBe(true);
  },
});

export const EscapeClosesAndReturnsFocus = meta.story({
  play: async ({ userEvent }) => {
    await open(userEvent);
    await pressEscape();
    await waitFor(() => expect(dialog().open).toBe(false));
    await expect(opener()).toHaveFocus();
  },
});

export const CloseButtonClosesAndReturnsFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Close menu" }));
    await expect(dialog().open).toBe(false);
    await expect(opener()).toHaveFocus();
  },
});

export const FollowingALinkCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(userEvent);
    const { name } = navigation.main.findLast(({ href }) => !href.includes("#"))!;
    await userEvent.click(canvas.getByRole("link", { name }));
    await expect(dialog().open).toBe(false);
  },
});

export const ClickBesideItCloses = meta.story({
  globals: onTablet,
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(dialog().getBoundingClientRect().left).toBeGreaterThan(0);
    // Clicks on the backdrop are dispatched to the dialog.
    await userEvent.click(dialog());
    await expect(dialog().open).toBe(false);
  },
});

export const LongWords = meta.story({
  args: { items: navigation.main.map((item) => ({ ...item, name: longTitle + item.name })) },
  globals: onSmallPhone,
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(dialog().scrollWidth).toBeLessThanOrEqual(dialog().clientWidth);
  },
});
