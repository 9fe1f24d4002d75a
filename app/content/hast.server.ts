/** Elements of a text as HTML. */
import type { Element, ElementContent, RootContent } from "hast";

/** Makes an element. */
export const h = (
  tagName: string,
  properties: Element["properties"],
  ...children: ElementContent[]
): Element => ({ type: "element", tagName, properties, children });

/** Whether a part of a text is an element, of a certain name if one is given. */
export const isElement = (node?: RootContent, name?: string): node is Element =>
  node?.type === "element" && (name === undefined || node.tagName === name);
