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

const isList = (node: ElementContent) => isElement(node, "ol") || isElement(node, "ul");

const elementsOf = (nodes: ElementContent[]) => nodes.filter((node) => isElement(node));

/** The element that holds so few steps that they stand in a row. */
const isRowOfSteps = (node: Element) =>
  node.tagName === "ol" && elementsOf(node.children).length === stepsInRow;

const stepsInRow = 4;
/** So many paragraphs, or other elements of one kind, are worth a second column beside a title. */
const worthColumns = 4;

/** Whether words are a few paragraphs. */
function isShort(words: Element[]): boolean {
  const countOf = (name: string) => words.filter(({ tagName }) => tagName === name).length;
  return !words.some(isList) && words.every(({ tagName }) => countOf(tagName) < worthColumns);
}

/** How the columns of these words look: `LongText` has a rule for each name. */
function columnsOf(title: Element | undefined, words: Element[], isFirst: boolean): string[] {
  const { columns, single, short, steps, opening } = textParts;
  return [
    columns,
    ...(words.length === 1 && !words.some(isList) ? [single] : []),
    ...(title && isShort(words) ? [short] : []),
    ...(words.some(isRowOfSteps) ? [steps] : []),
    ...(isFirst && !title ? [opening] : []),
  ];
}

/** A part's title, if it has one, and its words, in columns where there is room. */
const plain = (title: Element | undefined, words: ElementContent[], isFirst: boolean) =>
  h(
    "section",
    { className: [textParts.part] },
    ...(title ? [title] : []),
    h("div", { className: columnsOf(title, elementsOf(words), isFirst) }, ...words),
  );

/** A part with something beside its words, and any words after it. */
function partWith(words: ElementContent[], lookedAt: ElementContent[], after: ElementContent[]) {
  const { part, pair, beside, table } = textParts;
  const hasTable = lookedAt.some((node) => isElement(node, "section"));
  const figures = elementsOf(lookedAt).filter(({ tagName }) => tagName === "figure");
  return h(
    "section",
    { className: [part, ...(figures.length > 1 ? [pair] : [])] },
    h("div", {}, ...words),
    h("div", { className: [beside, ...(hasTable ? [table] : [])] }, ...lookedAt),
    ...(after.length > 0 ? [h("div", {}, ...after)] : []),
  );
}

/** A section in parts: words, what is looked at, and at its end the words that follow it. */
function partsOf({ title, body }: TextSection, isFirst = false): Element[] {
  const parts: { words: ElementContent[]; lookedAt: ElementContent[] }[] = [];
  let words: ElementContent[] = title ? [title] : [];
  for (const node of body) {
    const last = parts.at(-1);
    if (!isLookedAt(node)) words.push(node);
    else if (last && words.every(isSpace)) last.lookedAt.push(node);
    else {
      parts.push({ words, lookedAt: [node] });
      words = [];
    }
  }
  const after = words.every(isSpace) ? [] : words;
  if (parts.length === 0) return after.length > 0 ? [plain(title, body, isFirst)] : [];
  return parts.map((part, at) =>
    partWith(part.words, part.lookedAt, at === parts.length - 1 ? after : []),
  );
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
    if (at === 0) return partsOf({ body: picture ? [...words, picture] : words }, true);
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
