import preview from "../../.storybook/preview.tsx";
import { NotFoundPage } from "../../app/sections/shell/NotFoundPage.tsx";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Shell/NotFoundPage",
  component: NotFoundPage,
  decorators: [inFrame()],
  args: { hasGuides: true },
});

export const LeadsOn = meta.story({});
