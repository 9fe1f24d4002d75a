type Context = { report: (finding: { node: object; message: string }) => void };

/** Undocumented names of React, React Router and Emotion. */
const privateName = /^(__react(Router|Props|Fiber).*|streamController|inserted|registered)$/;
const insideAPackage = /^[^.].*\/dist\/(production|development|cjs)\//;

/** No private name of a library, nor a path into its build: the next release may lack both. */
export function create(context: Context) {
  const report = (node: object) =>
    context.report({ node, message: "A library's private name or file." });
  return {
    MemberExpression(node: { property: { name?: string; value?: unknown } }) {
      if (privateName.test(String(node.property.name ?? node.property.value))) report(node);
    },
    ImportDeclaration(node: { source: { value: string } }) {
      if (insideAPackage.test(node.source.value)) report(node);
    },
  };
}
