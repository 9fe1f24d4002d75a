import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { Questions } from "../../app/widgets/Questions/Questions.tsx";
import { answered, questions } from "../fixtures/cards.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { expectTargets, onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/Questions",
  component: Questions,
  args: { questions: questions(4) },
  parameters: { visual: { also: ["forced-colours", "print"] } },
});

export const None = meta.story({
  args: { questions: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("details")).toBeNull();
    // The empty live region is the preview's, for toasts.
    await expect(canvasElement.querySelector("div:empty:not([role])")).toBeNull();
  },
});

export const One = meta.story({
  args: { questions: questions(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  },
});

export const ManyClosed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
    await expect(canvasElement.querySelector("details[open]")).toBeNull();
    // Closed answers are in the DOM, so that the browser's find-in-page reaches them.
    for (const answer of canvasElement.querySelectorAll("details > p")) {
      await expect(answer.textContent).not.toBe("");
    }
  },
});

export const OpenedByClick = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("heading", { level: 3 });
    await userEvent.click(first!);
    await expect(first!.closest("details")).toHaveAttribute("open");
    await expect(canvas.getAllByRole("link", { name: "guides" })[0]).toBeVisible();
  },
});

export const ClosedBySecondClick = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("heading", { level: 3 });
    await userEvent.dblClick(first!);
    await expect(first!.closest("details")).not.toHaveAttribute("open");
  },
});

export const EachRowIsATarget = meta.story({
  play: async ({ canvasElement }) => {
    await expectTargets(canvasElement.querySelectorAll("summary"));
  },
});

export const LongWords = meta.story({
  args: { questions: [answered(`${longTitle}?`, longSentence)] },
  globals: onSmallPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("heading"));
    await expect(canvas.getByText(longSentence)).toBeVisible();
  },
});
