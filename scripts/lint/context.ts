/** What oxlint hands to a rule. */
export type Context = {
  filename: string;
  report: (finding: { node: object; message: string }) => void;
};

type Import = { source: { value?: unknown } | null };

/** Looks at every import and re-export, those on demand too, with the path that it names. */
export function onImports(look: (node: object, path: string) => void) {
  const check = (node: Import) => look(node, String(node.source?.value));
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportAllDeclaration: check,
    ExportNamedDeclaration: check,
  };
}
