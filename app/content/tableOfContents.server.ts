/** The table of contents of a page whose text is not all that it says. */
import { partIds } from "../lib/partIds.ts";
import type { Heading, RenderedText } from "./markdown.server.ts";

/** What stands round a text: a title counts if there is something under it. */
export type Around = {
  costs?: { title: string; costs: unknown[] };
  tools?: { id: string; title: string }[];
  questions?: { title: string; questions: unknown[] };
};

/** A text whose table of contents names the parts round it too, in the page's order. */
export function withContents<Text extends Pick<RenderedText, "headings">>(
  text: Text,
  { costs, tools = [], questions }: Around,
): Text {
  const before: Heading[] = costs?.costs.length ? [{ id: partIds.cost, text: costs.title }] : [];
  const after: Heading[] = questions?.questions.length
    ? [{ id: partIds.questions, text: questions.title }]
    : [];
  const ofTools = tools.map(({ id, title }) => ({ id, text: title }));
  return { ...text, headings: [...before, ...text.headings, ...ofTools, ...after] };
}
