import preview from "../../.storybook/preview.tsx";
import { expect, userEvent, waitFor } from "storybook/test";
import { MessagingButton } from "../../app/widgets/MessagingButton/MessagingButton.tsx";
import { ScrollToTop } from "../../app/widgets/ScrollToTop/ScrollToTop.tsx";
import { contact } from "../fixtures/contact.ts";
import { expectLink, expectTargets } from "../support/browser.ts";

/** The two buttons in the corner of the dock: messaging and back to top. */
const meta = preview.meta({ title: "Widgets/FloatingButtons" });

const story = (shown: boolean) => (
  <main id="main-content" tabIndex={-1} style={{ minHeight: "200vh", padding: 24 }}>
    <div style={{ position: "fixed", display: "flex", gap: 12 }}>
      <MessagingButton href={contact.whatsappHref} shown={shown} />
      <ScrollToTop shown={shown} />
    </div>
  </main>
);

export const Shown = meta.story({
  render: () => story(true),
  play: async ({ canvas }) => {
    await expectTargets(canvas.getAllByRole("link"));
    await expectLink(canvas, /WhatsApp/, contact.whatsappHref);
  },
});

export const Hidden = meta.story({
  render: () => story(false),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

export const BackToTop = meta.story({
  render: () => story(true),
  play: async ({ canvas }) => {
    window.scrollTo(0, 300);
    await userEvent.click(canvas.getByRole("link", { name: "Back to top" }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
});
