/**
 * What an owner types, read by a parser once. A field is Markdown, which is called a text here, or
 * plain words, which are shown as they are: its schema says which. Quotes are curled on the tree.
 * `textFaults.server.ts` says what neither may hold, `fillIn.server.ts` fills in placeholders.
 */
import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkSmartypants from "remark-smartypants";
import { retext } from "retext";
import smartypants from "retext-smartypants";
import { unified, type Processor } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { holdUnits } from "../lib/units.ts";

/** Four spaces in front of a line are a slip, not code. */
function withoutIndentedCode(this: Processor) {
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ disable: { null: ["codeIndented"] } });
}

const parser = unified()
  .use(remarkParse)
  // A single tilde means "about", as in 10~20.
  .use(remarkGfm, { singleTilde: false })
  .use(withoutIndentedCode)
  .freeze();

/** Marks other than quotes are left as typed. */
const quotesOnly = { dashes: false, ellipses: false, backticks: false } as const;
const curlTree = unified().use(remarkSmartypants, quotesOnly).freeze();
const curler = retext().use(smartypants, quotesOnly).freeze();

/** Plain words with curled quotes and apostrophes. */
export const curl = (words: string): string =>
  /["']/.test(words) ? String(curler.processSync(words)) : words;

/** A text as typed: the tree, whose nodes say where in the source they stand. */
export const parseTyped = (source: string): Root => parser.parse(source);

/** A text as it is read: with curled quotes, in words for a picture too. Code stays as typed. */
export function parseText(source: string): Root {
  const tree: Root = parseTyped(source);
  // The plugin changes the tree that it is given.
  curlTree.runSync(tree);
  visit(tree, "image", (image) => {
    image.alt = curl(image.alt ?? "");
  });
  return tree;
}

/** The words below a node, without what separates its blocks. */
export const wordsIn = (node: Nodes): string =>
  "value" in node && node.type !== "html"
    ? node.value
    : node.type === "break"
      ? "\n"
      : "children" in node
        ? node.children.map(wordsIn).join("")
        : "";

/** Calls back for each element of a tree that directly holds words, and not for those within it. */
export function visitBlocks(tree: Root, act: (block: Nodes & { children: Nodes[] }) => void) {
  visit(tree, (node) => {
    if (node.type !== "paragraph" && node.type !== "heading" && node.type !== "tableCell")
      return undefined;
    act(node);
    return SKIP;
  });
}

/** Holds figures to their units, where the two stand in nodes of their own too: "**470** mm". */
export function holdTree(tree: Root) {
  visitBlocks(tree, (block) => {
    const held = holdUnits(wordsIn(block));
    let at = 0;
    visit(block as Nodes, (node) => {
      const { length } = "children" in node ? "" : wordsIn(node);
      if (node.type === "text") node.value = held.slice(at, at + length);
      at += length;
    });
  });
}

/** Changes every text in nested lists and objects. */
export function mapTexts<Value>(
  value: Value,
  change: (text: string, path: string[]) => string,
  path: string[] = [],
): Value {
  const inside = (part: unknown, key: string | number) =>
    mapTexts(part, change, [...path, String(key)]);
  if (typeof value === "string") return change(value, path) as Value;
  if (Array.isArray(value)) return value.map(inside) as Value;
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inside(part, key)]),
  ) as Value;
}
