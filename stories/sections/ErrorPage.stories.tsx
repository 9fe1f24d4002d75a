import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { ErrorPage } from "../../app/sections/shell/ErrorPage.tsx";
import { contact } from "../fixtures/contact.ts";

const meta = preview.meta({
  title: "Sections/ErrorPage",
  component: ErrorPage,
  args: { contact },
});

export const WaysOn = meta.story({});

export const WithoutContact = meta.story({
  args: { contact: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});
