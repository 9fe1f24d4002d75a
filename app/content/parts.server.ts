/** A long text laid out for a wide window: what is looked at beside the words that lead to it. */
import type { Element, ElementContent, Root, RootContent } from "hast";
import { h, isElement } from "./hast.server.ts";

type Sections = { title: Element | undefined; body: ElementContent[] }[];

/** The sections of a text; what is before its first heading has no title. */
function sectionsOf(nodes: RootContent[]): Sections {
  const sections: Sections = [{ title: undefined, body: [] }];
  for (const node of nodes)
    if (isElement(node, "h2")) sections.push({ title: node, body: [] });
    else sections.at(-1)!.body.push(node as ElementContent);
  return sections;
}

/** Pictures and tables. */
const isLookedAt = (node: ElementContent) =>
  isElement(node, "figure") || isElement(node, "section");

const isSpace = (node: ElementContent) => node.type === "text" && node.value.trim() === "";

/** A part's title, if it has one, and its words, in columns where there is room. */
const plain = (title: Element | undefined, words: ElementContent[]) =>
  h(
    "section",
    { className: ["part"] },
    ...(title ? [title] : []),
    h("div", { className: ["columns"] }, ...words),
  );

/** A section in parts: words, what is looked at, and at its end the words that follow it. */
function partsOf({ title, body }: Sections[number]): Element[] {
  const parts: Element[] = [];
  let words: ElementContent[] = title ? [title] : [];
  for (const node of body) {
    const last = parts.at(-1);
    if (!isLookedAt(node)) words.push(node);
    else if (last && words.every(isSpace)) (last.children.at(-1) as Element).children.push(node);
    else {
      const beside = h("div", { className: ["beside"] }, node);
      parts.push(h("section", { className: ["part"] }, h("div", {}, ...words), beside));
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
  h(
    "details",
    { className: ["more"] },
    h("summary", {}, title),
    ...partsOf({ title: undefined, body }),
  );

/**
 * The page's own picture, which stands at the end of the words before the first title: beside these and
 * the section after them, or, where that has something beside it already, in the page's full width.
 */
function openingOf({ body }: Sections[number], next: Sections[number] | undefined): Element {
  const figure = body.at(-1)!;
  const words = body.slice(0, -1);
  const beside = h("div", { className: ["beside"] }, figure);
  return next
    ? h(
        "section",
        { className: ["part"] },
        h("div", {}, ...words, next.title!, ...next.body),
        beside,
      )
    : h("section", { className: ["part", "wide"] }, h("div", {}, ...words), beside);
}

/**
 * Puts each picture and each table of a text beside the words before it, and closes the sections at its
 * end that there is no room for, on a wide window too: they are read by few.
 * @param open how many sections stay open, the one before the first title included
 * @param hasPicture whether the words before the first title end with the page's own picture
 */
export function layOut(tree: Root, open: number, hasPicture = false) {
  const sections = sectionsOf(tree.children);
  const [first, second] = sections;
  // One among the words has them beside it already.
  const isOpening = hasPicture && first!.body.filter(isLookedAt).length === 1;
  const isJoined = isOpening && second && open > 1 && !second.body.some(isLookedAt);
  tree.children = sections.flatMap((section, at) => {
    if (at === 0 && isOpening) return [openingOf(section, isJoined ? second : undefined)];
    if (at === 1 && isJoined) return [];
    return section.title && at >= open ? [folded(section.title, section.body)] : partsOf(section);
  });
}
