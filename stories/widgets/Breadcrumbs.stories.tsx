import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { Breadcrumbs } from "../../app/widgets/Breadcrumbs/Breadcrumbs.tsx";
import { breadcrumbs } from "../fixtures/pages.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({ title: "Widgets/Breadcrumbs", component: Breadcrumbs });

export const None = meta.story({
  args: { trail: [] },
  play: ({ canvas }) => expect(canvas.queryByRole("navigation")).toBeNull(),
});

export const One = meta.story({
  args: { trail: breadcrumbs.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText("Home")).toHaveAttribute("aria-current", "page");
  },
});

export const Many = meta.story({ args: { trail: breadcrumbs } });

export const HeadingSaysTheSame = meta.story({
  args: { trail: [...breadcrumbs, { name: longTitle, url: "/long" }], title: longTitle },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longTitle)).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByText(longTitle).clientWidth).toBe(1);
  },
});

export const LongNamesWrap = meta.story({
  args: { trail: [...breadcrumbs, { name: longTitle, url: "/long" }] },
  globals: onSmallPhone,
});
