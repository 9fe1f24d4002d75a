import type { Context } from "./context.ts";

type Node = {
  type: string;
  value?: unknown;
  children?: Node[];
  expression?: Node;
  right?: Node;
  consequent?: Node;
  alternate?: Node;
};

/** Whitespace with a line break, and comments: nothing in the page. */
const isNothing = ({ type, value, expression }: Node) =>
  type === "JSXText" ? /^\s*\n\s*$/.test(String(value)) : expression?.type === "JSXEmptyExpression";

/** Whether it is, or may come to, a text. */
function isText(node: Node | undefined): boolean {
  if (node?.type === "JSXExpressionContainer") return isText(node.expression);
  if (node?.type === "LogicalExpression") return isText(node.right);
  if (node?.type === "ConditionalExpression")
    return isText(node.consequent) || isText(node.alternate);
  return /^(JSXText|TemplateLiteral)$/.test(node?.type ?? "") || typeof node?.value === "string";
}

const isFixed = ({ type, expression }: Node) =>
  type !== "JSXExpressionContainer" || typeof expression?.value === "string";

/**
 * Text beside something that may change stands alone in its element: a page translator replaces
 * text nodes, and React cannot find them again, neither to change them nor to insert before them.
 */
export function create(context: Context) {
  const check = ({ children = [] }: Node) => {
    const parts = children.filter((child) => !isNothing(child));
    if (parts.length < 2 || parts.every(isFixed)) return;
    for (const node of parts.filter(isText))
      context.report({
        node,
        message: "Text beside an expression: make both one text, or wrap it.",
      });
  };
  return { JSXElement: check, JSXFragment: check };
}
