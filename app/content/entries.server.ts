/** All of the firm's entries, read with valid fields and in the order in which lists show them. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { business as businessValue } from "./business.ts";
import { pictureManifest } from "./pictures.server.ts";
import {
  checkValue,
  contentFolder,
  readFolder,
  readYamlEntries,
  type Entry,
  type YamlEntry,
} from "./read.server.ts";
import { isLeftover, type ContentIssue } from "./source.server.ts";
import { business as businessSchema } from "./schema/business.ts";
import { cost as costSchema } from "./schema/costs.ts";
import * as entries from "./schema/entries.ts";
import { search as searchSchema } from "./schema/search.ts";
import * as site from "./schema/site.ts";
import { tool as toolSchema, type ToolFields } from "./schema/tools.ts";
import * as singletons from "./singletons.ts";

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
function readServiceTowns(issues: ContentIssue[]) {
  const folder = join(contentFolder, "service-towns");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isLeftover(entry.name))
    .flatMap(({ name: service }) =>
      readFolder(`service-towns/${service}`, entries.serviceTown, issues).map((entry) => ({
        ...entry,
        service,
        town: entry.slug,
      })),
    );
}

/** Path of a file with a single value, for messages. */
export const fileOf = (name: string) => `app/content/${name}.yaml`;

/** Reads all entries from disk; adds the issues of their fields to `issues`. */
export function readEntries(issues: ContentIssue[]) {
  const single = <Output>(name: string, value: unknown, schema: z.ZodType<Output>) =>
    checkValue(fileOf(name), value, schema, issues);
  return {
    business: single("business", businessValue, businessSchema),
    navigation: single("navigation", singletons.navigation, site.navigation),
    home: single("home", singletons.home, site.home),
    indexPages: single("indexPages", singletons.indexPages, site.indexPage.array()),
    editor: single("editor", singletons.editor, site.editor),
    kinds: single("kinds", singletons.kinds, site.kinds),
    measures: single("measures", singletons.measures, site.measures),
    moved: single("moved", singletons.moved, site.moved.array()),
    partners: single("partners", singletons.partners, site.partner.array()),
    search: single("search", singletons.search, searchSchema),
    faq: single("faq", singletons.faq, entries.faqGroup.array()),
    projects: readFolder("projects", entries.project, issues).sort(featuredFirst),
    services: readFolder("services", entries.service, issues).sort(byOrder),
    towns: readFolder("towns", entries.town, issues).sort(byOrder),
    serviceTowns: readServiceTowns(issues),
    guides: readFolder("guides", entries.guide, issues).sort(byOrder),
    posts: readFolder("blog", entries.post, issues).sort(newestFirst),
    testimonials: readFolder("testimonials", entries.testimonial, issues).sort((a, b) =>
      b.date.localeCompare(a.date),
    ),
    costs: readYamlEntries("costs", costSchema, issues).sort(byOrder),
    tools: readYamlEntries("tools", toolSchema, issues),
    information: readFolder("pages", entries.informationPage, issues),
    pictures: pictureManifest,
  };
}

export type Content = ReturnType<typeof readEntries>;

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
