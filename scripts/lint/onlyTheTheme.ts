import type { Context } from "./context.ts";

type Node = {
  type: string;
  value: unknown;
  callee: { name?: string };
  arguments: { value?: unknown }[];
};
type TextPart = { value: { cooked: string } };

const colour =
  /(?:^|[\s:(,])(?:#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})(?=$|[\s;),])|(?:rgb|hsl)a?\()/i;

/** Colours, buttons and links look as the theme has them: none is written or styled elsewhere. */
export function create(context: Context) {
  const check = (node: object, text: unknown) => {
    if (typeof text === "string" && colour.test(text))
      context.report({
        node,
        message: "Colours are in app/theme/palette.ts: theme.palette.",
      });
  };
  return {
    Literal: (node: Node) => check(node, node.value),
    TemplateElement: (node: TextPart) => check(node, node.value.cooked),
    CallExpression(node: Node) {
      const [first] = node.arguments;
      if (node.callee.name === "styled" && (first?.value === "a" || first?.value === "button"))
        context.report({ node, message: "Style PageLink, or MUI's Button or ButtonBase." });
    },
  };
}
