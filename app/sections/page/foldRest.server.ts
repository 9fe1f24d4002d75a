/** The rest of a long text, which is folded on a phone. */
import type { ElementContent } from "hast";
import { toText } from "hast-util-to-text";
import type { SectionedText, TextSection } from "../../content/markdown.server.ts";
import { h, toHtml } from "../../lib/hast.ts";
import { foldClass } from "../../theme/foldClass.ts";
import type { LongTextProps } from "./LongText.tsx";
import { openSections } from "./openSections.server.ts";

const nodesOf = (sections: TextSection[]): ElementContent[] =>
  sections.flatMap(({ title, body }) => (title ? [title, ...body] : body));

/**
 * Leaves whole sections of a text open, as many as there is room for, and folds the rest. Its line
 * names the sections in it.
 * @param open the room for what stays open, in words of running text
 */
export function foldRest(
  { sections, headings }: SectionedText,
  open: number,
): LongTextProps["text"] {
  const count = openSections(sections, open);
  const rest = sections.slice(count);
  const titles = rest.map(({ title }) => toText(title!)).join(" · ");
  const line = h(
    "span",
    {},
    { type: "text", value: "Read the rest" },
    h("small", {}, { type: "text", value: titles }),
  );
  const fold = h("details", { className: [foldClass] }, h("summary", {}, line), ...nodesOf(rest));
  const shown = [...nodesOf(sections.slice(0, count)), ...(rest.length > 0 ? [fold] : [])];
  return { html: toHtml(shown), headings };
}
