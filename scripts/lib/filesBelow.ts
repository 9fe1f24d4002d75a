import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** All files in a folder, recursively, as sorted relative paths with slashes; none if there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .toSorted();
}
