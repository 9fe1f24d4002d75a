/**
 * Content in single files, for scripts and tests. Reads from disk, so never in a browser;
 * `content.server.ts` validates it before any page is built.
 */
import type { z } from "zod";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, readYaml } from "./read.server.ts";
import type { faqGroup } from "./schema/entries.ts";
import type { search as searchSchema } from "./schema/search.ts";
import type { words as wordsSchema } from "./schema/words.ts";
import type * as site from "./schema/site.ts";
import { curlAll } from "./text.server.ts";

/** The value in a folder's file of this name. A firm may do without times and sizes. */
export const readSingle = (folder: string, name: string) =>
  name === "measures" && !existsSync(join(folder, "measures.yaml"))
    ? []
    : curlAll(readYaml(folder, `${name}.yaml`));
const read = (name: string) => readSingle(contentFolder, name);

export const editor = read("editor") as z.input<typeof site.editor>;
export const faq = read("faq") as z.input<typeof faqGroup>[];
export const home = read("home") as z.input<typeof site.home>;
export const categories = read("categories") as z.input<typeof site.categories>;
export const moved = read("moved") as z.input<typeof site.moved>[];
export const navigation = read("navigation") as z.input<typeof site.navigation>;
export const partners = read("partners") as z.infer<typeof site.partner>[];
export const words = read("words") as z.input<typeof wordsSchema>;
export const search = read("search") as z.input<typeof searchSchema>;
