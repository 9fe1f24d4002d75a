import { relative, resolve, sep } from "node:path";
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

/** The folders of `app/sections` that others are made of, and what each may import of the others. */
const sectionMayImport: Record<string, string[] | undefined> = {
  page: [],
  lists: ["page"],
};

/** The folders of a file from `app` down: of `app/sections/page/Band.tsx` they are sections and page. */
function foldersOf(file: string): string[] {
  const [top, ...below] = relative(".", file).split(sep);
  return top === "app" ? below.slice(0, -1) : [];
}

/** Where an import goes the wrong way, both ends of it as paths. */
function wrongWay([room = "", part = ""]: string[], [otherRoom = "", otherPart = ""]: string[]) {
  if (room !== otherRoom)
    return mayImport[room]?.includes(otherRoom) === false && [room, otherRoom];
  return (
    room === "sections" &&
    part !== otherPart &&
    sectionMayImport[part]?.includes(otherPart) === false && [
      `sections/${part}`,
      `sections/${otherPart}`,
    ]
  );
}

/** Imports between the folders of `app` go one way. */
export function create(context: Context) {
  // A test may build what it tests from anything.
  if (context.filename.includes(".test.")) return {};
  const from = foldersOf(context.filename);
  return onImports((node, path) => {
    if (!path.startsWith(".")) return;
    const wrong = wrongWay(from, foldersOf(resolve(context.filename, "..", path)));
    if (!wrong) return;
    const [room, other] = wrong;
    context.report({ node, message: `app/${room} may not import app/${other} (README.md).` });
  });
}
