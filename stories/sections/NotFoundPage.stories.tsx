import preview from "../../.storybook/preview.tsx";
import { NotFoundPage } from "../../app/sections/shell/NotFoundPage.tsx";
import { contact } from "../fixtures/contact.ts";
import { drawing } from "../fixtures/pictures.ts";

const meta = preview.meta({
  title: "Sections/NotFoundPage",
  component: NotFoundPage,
  args: { contact },
});

export const LeadsOn = meta.story({});

export const WithItsDrawing = meta.story({
  args: { picture: drawing("not-found", "A staircase that stops half way") },
});
