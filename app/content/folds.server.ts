/** The rest of a long text, which is folded on a phone (`.fold` in app/theme/details.ts). */
import type { Element, ElementContent, Root, RootContent } from "hast";
import { h } from "./figures.server.ts";

/** The room that elements take beside their words, in words of running text. */
const room: Record<string, number> = { h2: 25, h3: 15, p: 4, li: 3, tr: 4, figure: 65 };

/** A rest smaller than this is not worth a line that opens it. */
const leastRest = 100;

const isElement = (node?: RootContent): node is Element => node?.type === "element";

/** The words in a part of a tree. */
export const textOf = (node: Root | RootContent): string =>
  node.type === "text" ? node.value : "children" in node ? node.children.map(textOf).join("") : "";

/** The room that a part of a text takes on a phone, in words of running text. */
const roomOf = (node: RootContent): number =>
  isElement(node)
    ? node.children.reduce((sum, child) => sum + roomOf(child), room[node.tagName] ?? 0)
    : textOf(node).split(/\s+/).filter(Boolean).length;

const text = (value: string): ElementContent => ({ type: "text", value });

/**
 * Leaves whole sections of a text open, as many as there is room for, and folds the rest. Its line
 * names the sections in it.
 * @param open the room for what stays open, in words of running text
 */
export function foldRest(tree: Root, open: number) {
  let sum = 0;
  const sizes = tree.children.map((node) => (sum += roomOf(node)));
  const starts = tree.children.flatMap((node, at) =>
    isElement(node) && node.tagName === "h2" ? [at] : [],
  );
  const fitting = starts.filter((start) => (sizes[start - 1] ?? 0) <= open);
  const from = fitting.at(-1);
  if (sum <= open || from === undefined || sum - (sizes[from - 1] ?? 0) < leastRest) return;
  const rest = tree.children.splice(from) as ElementContent[];
  const titles = starts
    .filter((start) => start >= from)
    .map((start) => textOf(rest[start - from]!));
  const line = h("span", {}, text("Read the rest"), h("small", {}, text(titles.join(" · "))));
  tree.children.push(h("details", { className: ["fold"] }, h("summary", {}, line), ...rest));
}
