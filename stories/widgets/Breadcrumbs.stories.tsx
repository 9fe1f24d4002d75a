import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { Breadcrumbs } from "../../app/widgets/Breadcrumbs/Breadcrumbs.tsx";
import { breadcrumbs } from "../fixtures/pages.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({ title: "Widgets/Breadcrumbs", component: Breadcrumbs });

export const None = meta.story({ tags: ["shows-nothing"], args: { trail: [] } });

export const One = meta.story({ args: { trail: breadcrumbs.slice(0, 1) } });

export const Many = meta.story({ args: { trail: breadcrumbs } });

export const HeadingSaysTheSame = meta.story({
  args: { trail: [...breadcrumbs, { name: longTitle, url: "/long" }], title: longTitle },
  play: ({ canvas }) => expect(canvas.getByText(longTitle)).toHaveAttribute("aria-current", "page"),
});

export const LongNamesWrap = meta.story({
  args: { trail: [...breadcrumbs, { name: longTitle, url: "/long" }] },
  globals: onSmallPhone,
});
