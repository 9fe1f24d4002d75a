import preview from "../../.storybook/preview.tsx";
import { PageHeader } from "../../app/sections/page/PageHeader.tsx";
import { Shell } from "../../app/sections/shell/Shell.tsx";
import { breadcrumbs } from "../fixtures/pages.ts";
import { shell } from "../fixtures/shell.ts";
import { onDesktop, onPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/Shell",
  component: Shell,
  parameters: { path: "/services/staircases" },
  args: {
    shell,
    children: <PageHeader breadcrumbs={breadcrumbs} title="A page in its frame" />,
  },
});

export const Desktop = meta.story({ globals: onDesktop });

export const PhoneMenuOpens = meta.story({
  globals: onPhone,
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getAllByRole("button", { name: "Menu" })[0]!),
});

export const WithoutItsData = meta.story({ args: { shell: undefined } });
