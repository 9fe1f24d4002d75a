import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { UnreachablePage } from "../../app/sections/shell/UnreachablePage.tsx";
import { contact } from "../fixtures/contact.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/UnreachablePage",
  component: UnreachablePage,
  args: { href: "/projects", contact },
});

export const TakesTheFocus = meta.story({});

export const SmallPhone = meta.story({ globals: onSmallPhone });

export const WithoutItsData = meta.story({
  args: { contact: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});
