/** The content that stories read, put into the modules that read it from disk. */
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { smallTools } from "../app/fixtures/smallTools.ts";
import { schemas } from "../app/content/schema/all.ts";
import { contentFolder, readBusiness, readSingle } from "../app/content/read.server.ts";
import type * as singletons from "../app/content/singletons.ts";

/** What stories read of the single files. */
const singles = [
  "categories",
  "home",
  "navigation",
  "partners",
  "search",
  "words",
] as const satisfies (keyof typeof singletons)[];

/** A file of the content's code. @throws if it has moved: stories would get the real one */
const pathOf = (name: string) => normalizePath(realpathSync(join(contentFolder, name)));

/**
 * Browsers cannot read files, so this inlines the contents of the profile and other single files
 * for stories.
 */
export function inlineContent(): Plugin {
  const business = pathOf("business.ts");
  const single = pathOf("singletons.ts");
  const tools = pathOf("../fixtures/smallTools.ts");
  return {
    name: "inline-content",
    enforce: "pre",
    load(id) {
      const fields = (name: keyof typeof schemas, readFile = readSingle) => {
        this.addWatchFile(join(contentFolder, `${name}.yaml`));
        return JSON.stringify(schemas[name].parse(readFile(contentFolder, name)));
      };
      if (id === business) return `export const business = ${fields("business", readBusiness)};`;
      if (id === tools) return `export const smallTools = ${JSON.stringify(smallTools)};`;
      if (id !== single) return undefined;
      return singles.map((name) => `export const ${name} = ${fields(name)};`).join("\n");
    },
  };
}
