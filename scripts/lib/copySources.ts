import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** Copies the sources of a build into a scratch folder, and links the packages there. */
export function copySources(folder: string): void {
  const files = ["package.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];
  for (const name of ["admin", "app", "public", "scripts", ...files])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}
