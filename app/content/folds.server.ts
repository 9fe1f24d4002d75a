/** The rest of a long text, which is folded: on a phone (`.fold` in app/theme/detailsStyles.ts), or everywhere. */
import type { ElementContent, Root, RootContent } from "hast";
import { toText } from "hast-util-to-text";
import { h, isElement } from "./hast.server.ts";

/** The room that elements take beside their words, in words of running text. */
const room: Record<string, number> = { h2: 25, h3: 15, p: 4, li: 3, tr: 4, figure: 65 };

/**
 * The room for what stays open of a text, in words of running text. With it, the longest page of each kind
 * ended within the screens of decision 44.
 */
export const openRoom = {
  guide: 1650, // 16 screens, as it is read through: about half of it
  service: 850, // 12 with the prices, the projects and the questions
  information: 1100, // 9, and nothing but the text
  post: 900, // 9
  postWithTools: 700, // 9 with a tool, which takes room too
  project: 550, // 10 with the pictures: all but the longest text
  town: 500, // 9 with projects, services and questions
  serviceTown: 450, // 9 with the prices too
};

/** A rest smaller than this is not worth a line that opens it. */
const leastRest = 100;

/** The room that a part of a text takes on a phone, in words of running text. */
const roomOf = (node: RootContent): number =>
  isElement(node)
    ? node.children.reduce((sum, child) => sum + roomOf(child), room[node.tagName] ?? 0)
    : toText(node).split(/\s+/).filter(Boolean).length;

const text = (value: string): ElementContent => ({ type: "text", value });

/** Where the sections with a title start, and where the rest starts for which there is no room. */
function restOf({ children }: Root, open: number): { starts: number[]; from: number | undefined } {
  let sum = 0;
  const sizes = children.map((node) => (sum += roomOf(node)));
  const starts = children.flatMap((node, at) => (isElement(node, "h2") ? [at] : []));
  const from = [...starts].reverse().find((start) => (sizes[start - 1] ?? 0) <= open);
  const isWorthIt = sum > open && from !== undefined && sum - (sizes[from - 1] ?? 0) >= leastRest;
  return { starts, from: isWorthIt ? from : undefined };
}

/**
 * Leaves whole sections of a text open, as many as there is room for, and folds the rest. Its line
 * names the sections in it.
 * @param open the room for what stays open, in words of running text
 */
export function foldRest(tree: Root, open: number) {
  const { starts, from } = restOf(tree, open);
  if (from === undefined) return;
  const rest = tree.children.splice(from) as ElementContent[];
  const titles = starts
    .filter((start) => start >= from)
    .map((start) => toText(rest[start - from]!));
  const line = h("span", {}, text("Read the rest"), h("small", {}, text(titles.join(" · "))));
  tree.children.push(h("details", { className: ["fold"] }, h("summary", {}, line), ...rest));
}

/**
 * How many sections of a text there is room for, the one before its first title included.
 * @param open the room for what stays open, in words of running text
 */
export function openSections(tree: Root, open: number): number {
  const { starts, from } = restOf(tree, open);
  return from === undefined ? Infinity : starts.indexOf(from) + 1;
}
