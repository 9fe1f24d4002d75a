import preview from "../../.storybook/preview.tsx";
import { PageHeader } from "../../app/sections/page/PageHeader.tsx";
import { Shell } from "../../app/sections/shell/Shell.tsx";
import { breadcrumbs } from "../fixtures/pages.ts";
import { shell } from "../fixtures/shell.ts";

const meta = preview.meta({
  title: "Sections/Shell/Shell",
  component: Shell,
  parameters: { path: "/services/staircases" },
  args: {
    shell,
    children: <PageHeader breadcrumbs={breadcrumbs} title="A page in its frame" />,
  },
});

export const WithoutItsData = meta.story({ args: { shell: undefined } });
