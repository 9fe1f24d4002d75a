import preview from "../../.storybook/preview.tsx";
import { ErrorPage } from "../../app/sections/shell/ErrorPage.tsx";
import { contact } from "../fixtures/contact.ts";

const meta = preview.meta({
  title: "Sections/ErrorPage",
  component: ErrorPage,
  args: { contact },
});

export const WaysOn = meta.story({});
