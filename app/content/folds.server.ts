/** Parts of a long text that are folded on a phone (`.fold` in app/theme/details.ts). */
import type { Element, ElementContent, Root, RootContent } from "hast";

/** What a figure or a table weighs beside words. */
const figureWords = 60;

const isElement = (node: RootContent): node is Element => node.type === "element";

const wordsOf = (node: RootContent): number =>
  node.type === "text"
    ? node.value.split(/\s+/).filter(Boolean).length
    : isElement(node)
      ? node.children.reduce((sum, child) => sum + wordsOf(child), 0) +
        (node.tagName === "figure" ? figureWords : 0)
      : 0;

const small = ["no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const counted = (count: number, name: string) =>
  `${small[count] ?? count} ${name}${count === 1 ? "" : "s"}`;

/** What opens a fold, such as "Show more, with a table and two pictures" or "All 12 steps". */
function nameOf(parts: Element[], isOpened: boolean): string {
  const [first, ...others] = parts;
  const steps = (list: Element) => list.children.filter(isElement).length;
  if (first?.tagName === "ol" && others.length === 0) return `All ${steps(first)} steps`;
  const count = (wanted: string) => parts.filter(({ tagName }) => tagName === wanted).length;
  const contents = [
    ...parts.filter(({ tagName }) => tagName === "ol").map((list) => `${steps(list)} steps`),
    ...(count("section") ? [counted(count("section"), "table")] : []),
    ...(count("figure") ? [counted(count("figure"), "picture")] : []),
  ];
  const last = contents.pop();
  if (!last) return "Show more";
  const all = `${contents.length > 0 ? `${contents.join(", ")} and ` : ""}${last}`;
  return isOpened ? `Show more, with ${all}` : all.replace(/^./, (letter) => letter.toUpperCase());
}

const h = (tagName: string, className: string, ...children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: className ? { className: [className] } : {},
  children,
});
const text = (value: string): ElementContent => ({ type: "text", value });

/** A section with its opening paragraph, and the rest in a fold if it is long. */
function fold(section: RootContent[], least: number): RootContent[] {
  const heading = section.findIndex((node) => isElement(node) && node.tagName === "h2");
  if (heading < 0) return section;
  const opening = section.findIndex((node, at) => at > heading && isElement(node));
  const first = section[opening];
  if (!first || !isElement(first)) return section;
  const from = first.tagName === "p" ? opening + 1 : opening;
  const rest = section.slice(from) as ElementContent[];
  if (rest.reduce((sum, node) => sum + wordsOf(node), 0) < least) return section;
  const line = h("summary", "", text(nameOf(rest.filter(isElement), from > opening)));
  return [...section.slice(0, from), h("details", "fold", line, ...rest)];
}

/**
 * Folds each section of a text but for its opening.
 * @param least what the rest of a section must have to be worth a line that opens it, words
 */
export function foldSections(tree: Root, least: number) {
  const sections: RootContent[][] = [[]];
  for (const node of tree.children) {
    if (isElement(node) && node.tagName === "h2") sections.push([]);
    sections.at(-1)!.push(node);
  }
  tree.children = sections.flatMap((section) => fold(section, least));
}
