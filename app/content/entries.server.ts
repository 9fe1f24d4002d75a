/** All of the firm's entries, read with valid fields and in the order in which lists show them. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { z } from "zod";
import type { PictureManifest } from "./pictures.server.ts";
import {
  checkValue,
  readBusiness,
  readFolder,
  readSingle,
  readYamlEntries,
  type Entry,
  type YamlEntry,
} from "./read.server.ts";
import { fileIn, isLeftover, type ContentIssue } from "./source.server.ts";
import { isEntry, schemas } from "./schema/all.ts";
import type { cost as costSchema } from "./schema/costs.ts";
import type * as entries from "./schema/entries.ts";
import type { ToolFields } from "./schema/tools.ts";

export type Project = Entry<z.infer<typeof entries.project>>;
export type Service = Entry<z.infer<typeof entries.service>>;
export type Town = Entry<z.infer<typeof entries.town>>;
export type Guide = Entry<z.infer<typeof entries.guide>>;
export type Post = Entry<z.infer<typeof entries.post>>;
export type Testimonial = Entry<z.infer<typeof entries.testimonial>>;
/** The cost of a job. */
export type Cost = YamlEntry<z.infer<typeof costSchema>>;
/** A tool: something to print, calculate or step through. */
export type Tool = YamlEntry<ToolFields>;

/** A service's name within a sentence; an abbreviation keeps its capitals. */
export const inSentence = ({ name, inSentence: own }: Pick<Service, "name" | "inSentence">) =>
  own ?? (/^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));

/** Slugs of the towns that a service has pages for. */
export function townsOf(service: Service, towns: Town[]): string[] {
  return service.towns === "all" ? towns.map((town) => town.slug) : service.towns;
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
const newestFirst = (
  a: { published: string; slug: string },
  b: { published: string; slug: string },
) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug);
const featuredFirst = (a: Project, b: Project) =>
  (a.featured ?? Infinity) - (b.featured ?? Infinity) ||
  b.updated.localeCompare(a.updated) ||
  a.slug.localeCompare(b.slug);

/** The pages of services in towns; `service` and `town` are the slugs of their URLs. */
function readServiceTowns(folder: string, issues: ContentIssue[]) {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !isLeftover(name),
  );
  for (const { name } of found.filter((entry) => !entry.isDirectory()))
    issues.push({
      file: relative(process.cwd(), join(folder, name)),
      field: "folder",
      expected: "expected it in the folder of its service, service-towns/<service>",
    });
  return found
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: service }) =>
      readFolder(join(folder, service), schemas.serviceTowns, issues).map((entry) => ({
        ...entry,
        service,
        town: entry.slug,
      })),
    );
}

/** Files and folders with entries that have none of the names that are read. */
function unknownFiles(root: string, singles: string[], folders: string[]): ContentIssue[] {
  const isText = (name: string) => /\.(md|ya?ml)$/i.test(name);
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    const file = relative(process.cwd(), join(root, name));
    if (isLeftover(name)) return [];
    if (entry.isDirectory())
      return folders.includes(name) || !readdirSync(join(root, name)).some(isText)
        ? []
        : { file, field: "folder", expected: `expected one of ${folders.join(", ")}` };
    if (!isText(name) || name === "README.md") return [];
    return singles.includes(basename(name, ".yaml"))
      ? []
      : { file, field: "file name", expected: `expected one of ${singles.join(", ")}, then .yaml` };
  });
}

/**
 * Reads all entries from disk and adds the issues of their fields to `issues`.
 * @param pictures those that entries may name
 */
export function readEntries(issues: ContentIssue[], directory: string, pictures: PictureManifest) {
  const root = relative(process.cwd(), directory);
  const singles: string[] = [];
  const folders = ["pictures"];
  const single = <Output>(name: string, schema: z.ZodType<Output>, read = readSingle) => {
    singles.push(name);
    return checkValue(fileIn({ root }, name), () => read(root, name), schema, issues);
  };
  const pathOf = (folder: string) => {
    folders.push(folder);
    return join(root, folder);
  };
  const entriesIn = <Fields>(folder: string, schema: z.ZodType<Fields>) =>
    readFolder(pathOf(folder), schema, issues);
  const content = {
    business: single("business", schemas.business, readBusiness),
    navigation: single("navigation", schemas.navigation),
    home: single("home", schemas.home),
    indexPages: single("indexPages", schemas.indexPages),
    editor: single("editor", schemas.editor),
    categories: single("categories", schemas.categories),
    measures: single("measures", schemas.measures),
    moved: single("moved", schemas.moved),
    partners: single("partners", schemas.partners),
    search: single("search", schemas.search),
    words: single("words", schemas.words),
    faq: single("faq", schemas.faq),
    projects: entriesIn("projects", schemas.projects).sort(featuredFirst),
    services: entriesIn("services", schemas.services).sort(byOrder),
    towns: entriesIn("towns", schemas.towns).sort(byOrder),
    serviceTowns: readServiceTowns(pathOf("service-towns"), issues),
    guides: entriesIn("guides", schemas.guides).sort(byOrder),
    posts: entriesIn("blog", schemas.posts).sort(newestFirst),
    testimonials: entriesIn("testimonials", schemas.testimonials).sort((a, b) =>
      b.date.localeCompare(a.date),
    ),
    costs: readYamlEntries(pathOf("costs"), schemas.costs, issues).sort(byOrder),
    tools: readYamlEntries(pathOf("tools"), schemas.tools, issues),
    information: entriesIn("pages", schemas.information),
    pictures,
    /** The folder of all this, as issues name it. */
    root,
  };
  issues.push(...unknownFiles(root, singles, folders.sort()));
  const isOrigin = ({ file, field }: ContentIssue) =>
    file === fileIn({ root }, "business") && field === "origin";
  // It stands for the profile's.
  if (process.env["SITE_ORIGIN"] !== undefined)
    for (const issue of issues.filter(isOrigin)) issue.file = "SITE_ORIGIN";
  return content;
}

export type Content = ReturnType<typeof readEntries>;
export type Words = Content["words"];

/** The content by file, each with its schema. */
export const filesOf = (content: Content) =>
  Object.entries(schemas).flatMap(([kind, schema]: [string, z.ZodType]) => {
    const value: unknown = content[kind as keyof typeof schemas];
    return Array.isArray(value) && value.every(isEntry)
      ? value.map((entry) => ({ kind, schema, value: entry as unknown, file: entry.file }))
      : { kind, schema, value, file: fileIn(content, kind) };
  });

/** The entries that are Markdown files, by kind. */
export const entriesByKind = (content: Content) =>
  [
    ["project", content.projects],
    ["service", content.services],
    ["town", content.towns],
    ["service in a town", content.serviceTowns],
    ["guide", content.guides],
    ["post", content.posts],
    ["testimonial", content.testimonials],
    ["page", content.information],
  ] as const;
