import preview from "../../.storybook/preview.tsx";
import { fn } from "storybook/test";
import { SearchTrouble } from "../../app/sections/search/SearchTrouble.tsx";
import { contact } from "../fixtures/contact.ts";

const meta = preview.meta({
  title: "Sections/SearchTrouble",
  component: SearchTrouble,
  args: { contact, href: "/search?q=oak", onRetry: fn() },
});

export const SaysWhatToDoInstead = meta.story({});
