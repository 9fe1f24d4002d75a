import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { NotFoundPage } from "../../app/sections/shell/NotFoundPage.tsx";
import { contact } from "../fixtures/contact.ts";
import { drawing } from "../fixtures/pictures.ts";
import { expectLink, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/NotFoundPage",
  component: NotFoundPage,
  args: { contact },
});

export const LeadsOn = meta.story({
  play: async ({ canvas }) => {
    await expectLink(canvas, "Services What we make, build and fit", "/services");
    await expectLink(canvas, "Search Every page by name", "/search");
  },
});

export const WithoutContact = meta.story({
  args: { contact: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: /Call/ })).toBeNull();
    await expect(canvas.getByRole("link", { name: /^Services/ })).toBeVisible();
  },
});

export const WithoutGuides = meta.story({
  args: { hasGuides: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: /^Guides/ })).toBeNull();
    await expect(canvas.getByRole("link", { name: /^Towns/ })).toBeVisible();
  },
});

export const WithItsDrawing = meta.story({
  args: { picture: drawing("not-found", "A staircase that stops half way") },
});

export const SmallPhone = meta.story({ globals: onSmallPhone });
