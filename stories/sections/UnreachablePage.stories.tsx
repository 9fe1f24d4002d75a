import preview from "../../.storybook/preview.tsx";
import { UnreachablePage } from "../../app/sections/shell/UnreachablePage.tsx";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Shell/UnreachablePage",
  component: UnreachablePage,
  decorators: [inFrame()],
  args: { href: "/projects" },
});

export const TakesTheFocus = meta.story({});
