import preview from "../../.storybook/preview.tsx";
import { ErrorPage } from "../../app/sections/shell/ErrorPage.tsx";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Shell/ErrorPage",
  component: ErrorPage,
  decorators: [inFrame()],
});

export const WaysOn = meta.story({});
