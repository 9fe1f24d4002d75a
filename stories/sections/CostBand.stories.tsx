import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { CostBand } from "../../app/sections/costs/CostBand.tsx";
import { costCard, costCards } from "../fixtures/cards.ts";
import { shell } from "../fixtures/shell.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Costs/CostBand",
  component: CostBand,
  decorators: [inFrame()],
  args: {
    title: "What it costs",
    text: "These are prices that others publish, not our quotes.",
    costs: costCards(2),
    guide: { name: "What it costs and why", href: "/guides/what-it-costs" },
  },
});

export const None = meta.story({ tags: ["shows-nothing"], args: { costs: [] } });

export const OneJobIsThreeFigures = meta.story({ args: { costs: [costCard()] } });

export const SeveralAreATable = meta.story({});

export const ALongOverviewShowsSixAndFoldsTheRest = meta.story({
  args: { costs: costCards(9), isOverview: true, guide: undefined },
  play: ({ canvas, args }) => {
    const rest = `${args.costs.length - 6} more ${shell.labels.jobs}`;
    return expect(canvas.getByText(rest, { selector: "strong" })).toBeVisible();
  },
});

export const OverviewIsTheTableAlone = meta.story({
  args: { costs: costCards(6), isOverview: true, guide: undefined },
});
