import { onImports, type Context } from "./context.ts";

type Named = { name?: string; value?: unknown };

/** Undocumented names of React and React Router; of Emotion's cache, whose are common words. */
const privateName = /^(__react(Router|Props|Fiber).*|streamController)$/;
const ofTheCache = /^(inserted|registered)$/;
const insideAPackage = /^[^.].*\/(dist\/(production|development|cjs)|internal)(\/|$)/;

/** No private name of a library, nor a path into its build: the next release may lack both. */
export function create(context: Context) {
  const report = (node: object) =>
    context.report({ node, message: "A library's private name or file." });
  return {
    MemberExpression(node: { object: Named; property: Named }) {
      const name = String(node.property.name ?? node.property.value);
      const isCache = /cache$/i.test(String(node.object.name));
      if (privateName.test(name) || (isCache && ofTheCache.test(name))) report(node);
    },
    ...onImports((node, path) => {
      if (insideAPackage.test(path)) report(node);
    }),
  };
}
