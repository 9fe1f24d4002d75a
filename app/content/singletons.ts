/**
 * Content in single files, and the costs, for pages, scripts and tests. Reads from disk, so never in a browser;
 * `content.server.ts` validates it before any page is built.
 */
import type { z } from "zod";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, readYamlEntries, readYaml } from "./read.server.ts";
import { cost } from "./schema/costs.ts";
import type { faqGroup } from "./schema/entries.ts";
import type { search as searchSchema } from "./schema/search.ts";
import type * as site from "./schema/site.ts";
import { typesetAll } from "./typeset.server.ts";

/** The value in a folder's file of this name. A firm may do without times and sizes. */
export const readSingle = (folder: string, name: string) =>
  name === "measures" && !existsSync(join(folder, "measures.yaml"))
    ? []
    : typesetAll(readYaml(folder, `${name}.yaml`));
const read = (name: string) => readSingle(contentFolder, name);

export const editor = read("editor") as z.input<typeof site.editor>;
export const faq = read("faq") as z.input<typeof faqGroup>[];
export const home = read("home") as z.input<typeof site.home>;
export const kinds = read("kinds") as z.input<typeof site.kinds>;
/** Path of the file of times and sizes, for messages. */
export const measuresFile = "app/content/measures.yaml";
export const measures = read("measures") as z.input<typeof site.measures>;
export const moved = read("moved") as z.input<typeof site.moved>[];
export const navigation = read("navigation") as z.input<typeof site.navigation>;
export const partners = read("partners") as z.infer<typeof site.partner>[];
export const search = read("search") as z.input<typeof searchSchema>;

/** The costs, for words that name their figures; their issues are for the validator to report. */
export const readCosts = () => readYamlEntries(join(contentFolder, "costs"), cost, []);
