import preview from "../../.storybook/preview.tsx";
import { Questions } from "../../app/widgets/Questions/Questions.tsx";
import { questions } from "../fixtures/cards.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/Questions",
  component: Questions,
  args: { questions: questions(4) },
  parameters: { visual: { also: ["forced-colours", "print"] } },
});

export const One = meta.story({ args: { questions: questions(1) } });

export const FirstOpen = meta.story({ args: { openFirst: true } });

export const ManyClosed = meta.story({});

export const OpenedByClick = meta.story({
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getAllByRole("heading", { level: 3 })[0]!),
});

export const LongWords = meta.story({
  args: { questions: [{ id: "question", question: `${longTitle}?`, answer: longSentence }] },
  globals: onSmallPhone,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("heading")),
});
