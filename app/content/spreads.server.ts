/** A long text in as many parts as there are pictures to stand beside them. */
import type { Root } from "hast";
import { toText } from "hast-util-to-text";
import { isElement } from "./hast.server.ts";
import { render, type TextContent } from "./markdown.server.ts";

const mark = { type: "comment", value: "part" } as const;

/** Where a text's sections start; the words before its first title belong to the section after them. */
function sectionStarts({ children }: Root): number[] {
  const titles = children.flatMap((node, at) => (isElement(node, "h2") ? [at] : []));
  return [0, ...titles.slice(1)];
}

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
  const { html } = render(markdown, content, (tree) => {
    const starts = sectionStarts(tree);
    const sizes = starts.map(
      (start, at) =>
        toText({ ...tree, children: tree.children.slice(start, starts[at + 1]) }).length,
    );
    const parts = evenly(sizes, Math.min(count, starts.length));
    const firsts = parts.map((_, at) => starts[parts.slice(0, at).reduce((a, b) => a + b, 0)]!);
    for (const first of firsts.slice(1).reverse()) tree.children.splice(first, 0, { ...mark });
  });
  return html.split(`<!--${mark.value}-->`);
}
