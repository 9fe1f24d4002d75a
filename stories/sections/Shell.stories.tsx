import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { PageHeader } from "../../app/sections/page/PageHeader.tsx";
import { Shell } from "../../app/sections/shell/Shell.tsx";
import { CurrentPath } from "../../app/sections/shell/CurrentPath.tsx";
import { Frame } from "../../app/sections/shell/Frame.tsx";
import { NextPage } from "../../app/sections/shell/NextPage.tsx";
import { breadcrumbs } from "../fixtures/pages.ts";
import { shell } from "../fixtures/shell.ts";
import { onDesktop, onPhone, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/Shell",
  component: Shell,
  subcomponents: { CurrentPath, Frame, NextPage },
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

export const SmallPhone = meta.story({ globals: onSmallPhone });

export const WithoutItsData = meta.story({
  args: { shell: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("banner")).toBeNull();
    await expect(canvas.getByRole("main")).toHaveAttribute("id", "main-content");
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
});
