import preview from "../../.storybook/preview.tsx";
import { expect, userEvent, waitFor, type within } from "storybook/test";
import { Dock } from "../../app/widgets/Dock/Dock.tsx";
import { dock } from "../fixtures/contact.ts";
import { onPhone } from "../support/browser.ts";

/** Everything fixed to the bottom of the viewport, on a page two and a half screens tall. */
const meta = preview.meta({
  title: "Widgets/Dock",
  component: Dock,
  args: dock,
  decorators: [
    (Story) => (
      <>
        <main id="main-content" tabIndex={-1}>
          <div style={{ height: "200dvh" }} />
          <section id="contact" aria-label="Contact" style={{ height: "50dvh" }} />
        </main>
        <Story />
      </>
    ),
  ],
  beforeEach: () => {
    window.scrollTo(0, 0);
  },
});

const pastHalf = () => Math.floor(window.innerHeight / 2) + 1;

/** On a phone the call bar's button has the owner's words, on a wide window the number. */
const isCall = (name: string) =>
  [dock.labels.call, `Call ${dock.phone}`].some((words) => name.startsWith(words));

type Canvas = ReturnType<typeof within>;

/** Waits for the dock at the top of the page: which bar shows depends on where a scroll began. */
const isThere = (canvas: Canvas) => canvas.findByRole("link", { name: /^Message on/ });

export const AtTheTop = meta.story({
  play: async ({ canvas }) => {
    await isThere(canvas);
  },
});

export const PastHalfAScreen = meta.story({
  play: async ({ canvas }) => {
    await isThere(canvas);
    window.scrollTo(0, pastHalf());
    await canvas.findByRole("link", { name: isCall });
  },
});

/** Past 100 px, before half a window: neither bar. */
export const NoBarGoingDown = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await isThere(canvas);
    window.scrollTo(0, 200);
    const tabs = canvas.getByRole("navigation", { name: "Quick links" });
    await waitFor(() => expect(tabs).toHaveAttribute("inert"));
    await expect(canvas.queryByRole("link", { name: isCall })).toBeNull();
  },
});

export const NoCallBarAtTheContactSection = meta.story({
  play: async ({ canvas }) => {
    await isThere(canvas);
    window.scrollTo(0, pastHalf());
    await canvas.findByRole("link", { name: isCall });
    canvas.getByRole("region", { name: "Contact" }).scrollIntoView();
    await waitFor(() => expect(canvas.queryByRole("link", { name: isCall })).toBeNull());
  },
});

export const TheKeyboardKeepsTheCallBar = meta.story({
  play: async ({ canvas }) => {
    await isThere(canvas);
    window.scrollTo(0, pastHalf());
    const call = await canvas.findByRole("link", { name: isCall });
    call.focus({ preventScroll: true, focusVisible: true });
    canvas.getByRole("region", { name: "Contact" }).scrollIntoView();
    await userEvent.keyboard("{Shift}");
    await expect(call).toHaveFocus();
    await expect(call).toBeVisible();
  },
});
