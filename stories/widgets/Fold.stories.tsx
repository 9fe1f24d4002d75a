import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { Fold } from "../../app/widgets/Fold/Fold.tsx";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { expectTargets, onDesktop, onPhone, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/Fold",
  component: Fold,
  args: { summary: "Show more, with a table", children: <p>{longSentence}</p> },
});

// `toBeVisible` takes what is in closed details for hidden, whatever its style.
const isShown = (element: Element) => element.checkVisibility();

export const ClosedOnAPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longSentence)).not.toSatisfy(isShown);
    await expectTargets([canvas.getByText("Show more, with a table")]);
  },
});

export const OpenedByAPress = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Show more, with a table"));
    await expect(canvas.getByText(longSentence)).toSatisfy(isShown);
  },
});

export const OpenWhereThereIsRoom = meta.story({
  globals: onDesktop,
  parameters: { visual: { also: ["print"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longSentence)).toSatisfy(isShown);
    await expect(canvas.getByText("Show more, with a table")).not.toSatisfy(isShown);
  },
});

export const LongWords = meta.story({
  args: { summary: longTitle },
  globals: onSmallPhone,
});
