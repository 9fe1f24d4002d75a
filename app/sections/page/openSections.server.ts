/** How much of a long text stays open: the rest is closed, on a phone or everywhere. */
import type { RootContent } from "hast";
import { toText } from "hast-util-to-text";
import type { TextSection } from "../../content/markdown.server.ts";
import { isElement } from "../../lib/hast.ts";

/** The room that elements take beside their words, in words of running text. */
const room: Record<string, number> = { h2: 25, h3: 15, p: 4, li: 3, tr: 4, figure: 65 };

/**
 * The room for what stays open of a text, in words of running text. With it, the longest page of each kind
 * ended within the screens of decision 44.
 */
export const openRoom = {
  guide: 1650, // 17 screens, as it is read through: about half of it
  service: 850, // 12 with the prices, the projects and the questions
  information: 1100, // 9, and nothing but the text
  post: 1800, // 14: all but the longest texts
  postWithTools: 1200, // 13 with a tool, which takes room too
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

/**
 * How many sections of a text there is room for, the one before its first title included; all if the
 * rest is not worth closing.
 * @param open the room for what stays open, in words of running text
 */
export function openSections(sections: TextSection[], open: number): number {
  let sum = 0;
  const starts = sections.map(({ title, body }) => {
    const start = sum;
    for (const node of title ? [title, ...body] : body) sum += roomOf(node);
    return start;
  });
  // The rest starts with the last section that there is room up to; the first is always open.
  const count = starts.filter((start) => start <= open).length - 1;
  const isWorthIt = count > 0 && sum > open && sum - starts[count]! >= leastRest;
  return isWorthIt ? count : Infinity;
}
