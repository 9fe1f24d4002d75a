import preview from "../../.storybook/preview.tsx";
import {
  MessagingButton,
  ScrollToTop,
} from "../../app/widgets/FloatingButtons/FloatingButtons.tsx";
import { contact } from "../fixtures/contact.ts";

/** The two buttons in the corner of the dock: messaging and back to top. */
const meta = preview.meta({ title: "Widgets/FloatingButtons" });

export const Shown = meta.story({
  render: () => (
    <main id="main-content" tabIndex={-1} style={{ minHeight: "200vh", padding: 24 }}>
      <div style={{ position: "fixed", display: "flex", gap: 12 }}>
        <MessagingButton href={contact.whatsappHref} />
        <ScrollToTop />
      </div>
    </main>
  ),
});
