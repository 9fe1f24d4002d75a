import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { QuoteList } from "../../app/sections/lists/QuoteList.tsx";
import { quote, quotes } from "../fixtures/cards.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { expectLink, onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/QuoteList",
  component: QuoteList,
  args: { quotes: quotes(4) },
  decorators: [inContainer()],
});

export const None = meta.story({
  args: { quotes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.getByText(/^No reviews yet/)).toBeVisible();
  },
});

export const OneWithItsProject = meta.story({
  args: { quotes: [quote({ project: "wall-of-oak-shelves" })] },
  play: async ({ args, canvas }) => {
    const { project } = args.quotes[0]!;
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByText(/^\d+ [A-Z][a-z]+ \d{4}$/)).toBeVisible();
    await expectLink(canvas, project!.name, project!.href);
    await expect(canvas.getByText("5 out of 5")).toBeVisible();
  },
});

export const OneWithoutProject = meta.story({
  args: { quotes: [quote({ rating: 4 })] },
  play: async ({ args, canvas }) => {
    const { service } = args.quotes[0]!;
    await expectLink(canvas, service.name, service.href);
    await expect(canvas.getByText("4 out of 5")).toBeVisible();
  },
});

export const Many = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("figure")).toHaveLength(4);
    // A rating that all of them share is shown once.
    await expect(canvas.getByText(/out of 5 from each/)).toBeVisible();
    await expect(canvas.getAllByText(/out of 5/)).toHaveLength(1);
  },
});

export const LongWords = meta.story({
  args: { quotes: [quote({ attribution: longTitle }, longSentence)] },
  globals: onSmallPhone,
});
