import preview from "../../.storybook/preview.tsx";
import { FactList } from "../../app/sections/lists/FactList.tsx";
import { facts } from "../fixtures/pages.ts";
import { longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/Lists/FactList",
  component: FactList,
  args: { facts },
});

export const None = meta.story({ tags: ["shows-nothing"], args: { facts: [] } });

export const WithNote = meta.story({
  args: { facts: [{ ...facts[0]!, note: "Checked on 2 January 2026" }, ...facts.slice(1)] },
});

export const AnswerFirst = meta.story({
  args: { facts: facts.slice(0, 2), more: facts.slice(2), answer: true },
});

export const LongWords = meta.story({
  args: { facts: [...facts, { name: longTitle, value: longTitle }] },
  globals: onSmallPhone,
});
