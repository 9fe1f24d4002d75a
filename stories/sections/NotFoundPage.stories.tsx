import preview from "../../.storybook/preview.tsx";
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

export const WithItsDrawing = meta.story({
  args: { picture: drawing("not-found", "A staircase that stops half way") },
});

export const SmallPhone = meta.story({ globals: onSmallPhone });
