import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { homePortfolioLimit } from "../../app/lib/thresholds.ts";
import { ProjectGrid } from "../../app/sections/lists/ProjectGrid.tsx";
import { Band } from "../../app/sections/page/Band.tsx";
import { projectCard, projectCards } from "../fixtures/cards.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone, pageOverflow } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/ProjectGrid",
  component: ProjectGrid,
  args: { projects: projectCards(6) },
  decorators: [
    (Story) => (
      <Band title="Recent work">
        <Story />
      </Band>
    ),
  ],
});

export const None = meta.story({
  args: { projects: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

export const One = meta.story({
  args: { projects: projectCards(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
});

export const Many = meta.story({
  play: async ({ args, canvas }) => {
    for (const { title, href } of args.projects) {
      await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", href);
    }
  },
});

export const Featured = meta.story({
  args: { projects: projectCards(homePortfolioLimit), featured: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(homePortfolioLimit);
  },
});

export const LongWords = meta.story({
  args: { projects: [projectCard({ title: longTitle, location: longTitle })] },
  globals: onSmallPhone,
  play: async () => {
    await expect(pageOverflow()).toBe(0);
  },
});
