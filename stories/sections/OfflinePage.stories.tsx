import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { OfflinePage } from "../../app/sections/shell/OfflinePage.tsx";
import { contact } from "../fixtures/contact.ts";
import { expectLink } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/OfflinePage",
  component: OfflinePage,
  args: {
    title: "This page needs a connection",
    lead: "It was not kept on your device.",
    kept: "Pages you have read lately can still be opened.",
    contact,
  },
});

export const WaysOn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
    await expectLink(canvas, "Home page", "/");
  },
});
