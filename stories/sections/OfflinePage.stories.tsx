import preview from "../../.storybook/preview.tsx";
import { OfflinePage } from "../../app/sections/shell/OfflinePage.tsx";
import { contact } from "../fixtures/contact.ts";

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

export const WaysOn = meta.story({});
