/** A long text laid out for a wide window: what is looked at beside the words that lead to it. */
import type { Element, ElementContent } from "hast";
import type { SectionedText, TextSection } from "../../content/markdown.server.ts";
import { h, isElement, toHtml } from "../../lib/hast.ts";
import type { LongTextProps } from "./LongText.tsx";
import { openRoom, openSections } from "./openSections.server.ts";
import { textParts } from "./textParts.ts";

/** Pictures and tables. */
const isLookedAt = (node: ElementContent) =>
  isElement(node, "figure") || isElement(node, "section");

const isSpace = (node: ElementContent) => node.type === "text" && node.value.trim() === "";

/** A part's title, if it has one, and its words, in columns where there is room. */
const plain = (title: Element | undefined, words: ElementContent[]) =>
  h(
    "section",
    { className: [textParts.part] },
    ...(title ? [title] : []),
    h("div", { className: [textParts.columns] }, ...words),
  );

/** A section in parts: words, what is looked at, and at its end the words that follow it. */
function partsOf({ title, body }: TextSection): Element[] {
  const parts: Element[] = [];
  let words: ElementContent[] = title ? [title] : [];
  for (const node of body) {
    const last = parts.at(-1);
    if (!isLookedAt(node)) words.push(node);
    else if (last && words.every(isSpace)) (last.children.at(-1) as Element).children.push(node);
    else {
      const beside = h("div", { className: [textParts.beside] }, node);
      parts.push(h("section", { className: [textParts.part] }, h("div", {}, ...words), beside));
      words = [];
    }
  }
  if (words.every(isSpace)) return parts;
  const last = parts.at(-1);
  if (!last) return [plain(title, body)];
  last.children.push(h("div", {}, ...words));
  return parts;
}

/** A section behind its title. */
const folded = (title: Element, body: ElementContent[]) =>
  h("details", { className: [textParts.more] }, h("summary", {}, title), ...partsOf({ body }));

/**
 * The page's own picture beside the words before the first title and the section after them, or, where
 * that has something beside it already, in the page's full width.
 */
function openingOf(figure: Element, words: ElementContent[], next?: TextSection): Element {
  const beside = h("div", { className: [textParts.beside] }, figure);
  return next
    ? h(
        "section",
        { className: [textParts.part] },
        h("div", {}, ...words, next.title!, ...next.body),
        beside,
      )
    : h("section", { className: [textParts.part, textParts.wide] }, h("div", {}, ...words), beside);
}

/**
 * Puts each picture and each table of a text beside the words before it, and closes the sections at its
 * end that there is no room for, on a wide window too: they are read by few.
 * @param open the room for what stays open, in words of running text
 */
export function layOut(
  { sections, headings, picture, isOpeningApart }: SectionedText,
  open: number,
): LongTextProps["text"] {
  const count = openSections(sections, open);
  const [first, second] = sections;
  const words = isOpeningApart ? [] : first!.body;
  // A picture among the words has them beside it already.
  const opening = words.some(isLookedAt) ? undefined : picture;
  const isJoined = opening && second && count > 1 && !second.body.some(isLookedAt);
  const parts = sections.flatMap(({ title, body }, at) => {
    if (at === 0 && opening) return [openingOf(opening, words, isJoined ? second : undefined)];
    if (at === 0) return partsOf({ body: picture ? [...words, picture] : words });
    if (at === 1 && isJoined) return [];
    return title && at >= count ? [folded(title, body)] : partsOf({ title, body });
  });
  return { html: toHtml(parts), headings };
}

/** The data of a page of some kind with its text laid out. */
export const laidOut = <Page extends { text: SectionedText }>(
  page: Page,
  kind: keyof typeof openRoom,
) => ({ ...page, text: layOut(page.text, openRoom[kind]) });
