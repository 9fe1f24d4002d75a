/**
 * Content in single files, for pages, scripts and tests. Reads from disk, so never in a browser;
 * `content.server.ts` validates it before any page is built.
 */
import { contentFolder, readYaml } from "./read.server.ts";
import type { FaqGroup } from "./schema/entries.ts";
import type { SearchWords } from "./schema/search.ts";
import type {
  Editor,
  Home,
  IndexPage,
  Moved,
  Navigation,
  Offline,
  Partner,
} from "./schema/site.ts";
import { typesetAll } from "./typeset.server.ts";

const read = (name: string) => typesetAll(readYaml(contentFolder, `${name}.yaml`));

export const editor = read("editor") as Editor;
export const faq = read("faq") as FaqGroup[];
export const home = read("home") as Home;
export const indexPages = read("indexPages") as IndexPage[];
export const kinds = read("kinds") as string[];
export const moved = read("moved") as Moved[];
export const navigation = read("navigation") as Navigation;
export const offline = read("offline") as Offline;
export const partners = read("partners") as Partner[];
export const search = read("search") as SearchWords;
