import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { ProjectStory } from "../../app/sections/project/ProjectStory.tsx";
import { quote } from "../fixtures/cards.ts";
import { longSentence, longTitle, longWord } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/ProjectStory",
  component: ProjectStory,
  args: {
    wentWrong: {
      what: "The drawer jammed in its second week.",
      done: "It got a thicker back and a second pair of runners.",
    },
    review: quote({ attribution: "A household by the river", rating: 4 }, "It opens again."),
  },
  decorators: [inContainer()],
});

export const TroubleAndReview = meta.story({
  play: async ({ args, canvas }) => {
    const trouble = canvas.getByRole("region", { name: "What went wrong" });
    await expect(trouble).toHaveTextContent(args.wentWrong!.what);
    await expect(canvas.getByRole("heading", { name: "What we did about it" })).toBeVisible();
    await expect(canvas.getByText(args.wentWrong!.done)).toBeVisible();
    const review = canvas.getByRole("figure");
    await expect(review).toHaveTextContent("It opens again.");
    await expect(review).toHaveTextContent("A household by the river");
    await expect(canvas.getByText("4 out of 5")).toBeVisible();
  },
});

export const WithoutReview = meta.story({
  args: { review: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("figure")).toBeNull();
  },
});

export const ReviewAlone = meta.story({
  args: { wentWrong: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
    await expect(canvas.getByRole("figure")).toBeVisible();
  },
});

export const Nothing = meta.story({
  args: { wentWrong: undefined, review: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
    await expect(canvas.queryByRole("figure")).toBeNull();
  },
});

export const LongWords = meta.story({
  args: {
    wentWrong: { what: longSentence, done: longWord },
    review: quote({ attribution: longTitle }, longSentence),
  },
  globals: onSmallPhone,
});
