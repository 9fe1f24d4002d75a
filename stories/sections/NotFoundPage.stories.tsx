import preview from "../../.storybook/preview.tsx";
import { NotFoundPage } from "../../app/sections/shell/NotFoundPage.tsx";
import { content } from "../fixtures/entries.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Shell/NotFoundPage",
  component: NotFoundPage,
  decorators: [inFrame()],
  args: {
    breadcrumbs: [
      { name: "Home", url: "/" },
      { name: "Page not found", url: "/404" },
    ],
    ...content.words.notFound,
    picture: undefined,
  },
});

export const LeadsOn = meta.story({});
