import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** What a build reads. */
const sources = [
  "admin",
  "app",
  "public",
  "scripts",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/**
 * Copies sources into a scratch folder, and links the packages there.
 * @param names of files and folders: by default those that a build needs
 * @param leftOut paths to leave out
 */
export function copySources(folder: string, names = sources, leftOut?: RegExp): void {
  const filter = (path: string) => !leftOut?.test(path);
  for (const name of names) cpSync(name, join(folder, name), { recursive: true, filter });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}
