import preview from "../../.storybook/preview.tsx";
import { QuestionsBand } from "../../app/sections/page/QuestionsBand.tsx";
import { expect } from "storybook/test";
import { questions } from "../fixtures/cards.ts";

const meta = preview.meta({
  title: "Sections/Page/QuestionsBand",
  component: QuestionsBand,
  args: { title: "Questions we are asked", questions: questions(4) },
});

export const None = meta.story({ tags: ["shows-nothing"], args: { questions: [] } });

export const One = meta.story({ args: { questions: questions(1) } });

export const Many = meta.story({});

export const TheFirstIsOpen = meta.story({
  args: { openFirst: true },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole("group").map((group) => group.hasAttribute("open"))).toEqual([
      true,
      false,
      false,
      false,
    ]),
});
