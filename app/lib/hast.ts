/** Elements of a text as HTML, at build time only. */
import type { Element, ElementContent, RootContent } from "hast";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";

const writer = unified().use(rehypeStringify).freeze();

/** Parts of a text as HTML. */
export const toHtml = (children: RootContent[]): string =>
  writer.stringify({ type: "root", children });

/** Makes an element. */
export const h = (
  tagName: string,
  properties: Element["properties"],
  ...children: ElementContent[]
): Element => ({ type: "element", tagName, properties, children });

/** Whether a part of a text is an element, of a certain name if one is given. */
export const isElement = (node?: RootContent, name?: string): node is Element =>
  node?.type === "element" && (name === undefined || node.tagName === name);
