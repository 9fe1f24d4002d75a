import preview from "../../.storybook/preview.tsx";
import { UnreachablePage } from "../../app/sections/shell/UnreachablePage.tsx";
import { contact } from "../fixtures/contact.ts";

const meta = preview.meta({
  title: "Sections/UnreachablePage",
  component: UnreachablePage,
  args: { href: "/projects", contact },
});

export const TakesTheFocus = meta.story({});
