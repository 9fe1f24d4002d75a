import preview from "../../.storybook/preview.tsx";
import { fn } from "storybook/test";
import { SearchTrouble } from "../../app/sections/search/SearchTrouble.tsx";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/SearchTrouble",
  component: SearchTrouble,
  decorators: [inFrame()],
  args: { href: "/search?q=oak", onRetry: fn() },
});

export const SaysWhatToDoInstead = meta.story({
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole("button", { name: "Try again" })),
});
