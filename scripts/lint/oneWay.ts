import { relative, resolve } from "node:path";
import { onImports, type Context } from "./context.ts";

/** What each folder of `app` may import besides itself. `routes` and the files beside it: anything. */
const mayImport: Record<string, string[] | undefined> = {
  lib: [],
  content: ["lib"],
  theme: ["lib"],
  search: ["lib"],
  navigation: ["lib"],
  metrics: ["lib"],
  bootstrap: ["lib"],
  widgets: ["lib", "theme", "search"],
  sections: ["lib", "theme", "search", "widgets", "navigation", "content"],
  seo: ["lib", "theme", "search", "content"],
};

const roomOf = (file: string) => /^app\/([^/]+)\//.exec(relative(".", file))?.[1] ?? "";

/** Imports between the folders of `app` go one way. */
export function create(context: Context) {
  const room = roomOf(context.filename);
  const allowed = mayImport[room];
  // A test may build what it tests from anything.
  if (!allowed || context.filename.includes(".test.")) return {};
  return onImports((node, path) => {
    const other = path.startsWith(".") ? roomOf(resolve(context.filename, "..", path)) : room;
    if (other !== room && !allowed.includes(other))
      context.report({ node, message: `app/${room} may not import app/${other} (README.md).` });
  });
}
