/** A long text in as many parts as there are pictures to stand beside them. */
import { toText } from "hast-util-to-text";
import { toHtml } from "../lib/hast.ts";
import { sectionsOf, type TextContent } from "./markdown.server.ts";

/**
 * How many of the sizes each part takes, so that the largest part is as small as it can be.
 * @param count the number of parts, not more than there are sizes
 */
export function evenly(sizes: number[], count: number): number[] {
  if (count <= 1) return [sizes.length];
  const sum = (some: number[]) => some.reduce((total, size) => total + size, 0);
  let best: number[] = [];
  let least = Infinity;
  for (let first = 1; first <= sizes.length - count + 1; first++) {
    const others = evenly(sizes.slice(first), count - 1);
    let at = first;
    const largest = Math.max(
      sum(sizes.slice(0, first)),
      ...others.map((taken) => sum(sizes.slice(at, (at += taken)))),
    );
    if (largest < least) [least, best] = [largest, [first, ...others]];
  }
  return best;
}

/**
 * Renders a long text in parts of about equal length, which begin with a title.
 * @param count the number of parts; there are fewer where there are fewer sections
 */
export function renderSpreads(markdown: string, count: number, content: TextContent): string[] {
  const [before, ...titled] = sectionsOf(markdown, content).sections.map(({ title, body }) =>
    title ? [title, ...body] : body,
  );
  const [first = [], ...others] = titled;
  // The words before the first title belong to the section after them.
  const sections = [[...before!, ...first], ...others];
  const sizes = sections.map((children) => toText({ type: "root", children }).length);
  let at = 0;
  return evenly(sizes, Math.min(count, sections.length)).map((taken) =>
    toHtml(sections.slice(at, (at += taken)).flat()),
  );
}
