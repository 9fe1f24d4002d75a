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
  readSheets,
  type Entry,
  type Sheet,
} from "./read.server.ts";
import { isLeftover, type ContentFault } from "./source.server.ts";
import { business as businessSchema } from "./schema/business.ts";
import { cost as costSchema } from "./schema/costs.ts";
import * as entries from "./schema/entries.ts";
import { search as searchSchema } from "./schema/search.ts";
import * as site from "./schema/site.ts";
import { tool as toolSchema, type ToolFields } from "./schema/tools.ts";
import * as singles from "./singles.ts";

export type Project = Entry<z.infer<typeof entries.project>>;
export type Service = Entry<z.infer<typeof entries.service>>;
export type Town = Entry<z.infer<typeof entries.town>>;
export type Guide = Entry<z.infer<typeof entries.guide>>;
export type Post = Entry<z.infer<typeof entries.post>>;
export type Testimonial = Entry<z.infer<typeof entries.testimonial>>;
/** The cost of a job. */
export type Cost = Sheet<z.infer<typeof costSchema>>;
/** A tool: something to print, calculate or step through. */
export type Tool = Sheet<ToolFields>;

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
function readServiceTowns(faults: ContentFault[]) {
  const folder = join(contentFolder, "service-towns");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isLeftover(entry.name))
    .flatMap(({ name: service }) =>
      readFolder(`service-towns/${service}`, entries.serviceTown, faults).map((entry) => ({
        ...entry,
        service,
        town: entry.slug,
      })),
    );
}

/** Path of a file with a single value, for messages. */
export const fileOf = (name: string) => `app/content/${name}.yaml`;

/** Reads all entries from disk; adds the faults of their fields to `faults`. */
export function readEntries(faults: ContentFault[]) {
  const single = <Output>(name: string, value: unknown, schema: z.ZodType<Output>) =>
    checkValue(fileOf(name), value, schema, faults);
  return {
    business: single("business", businessValue, businessSchema),
    navigation: single("navigation", singles.navigation, site.navigation),
    home: single("home", singles.home, site.home),
    indexPages: single("indexPages", singles.indexPages, site.indexPage.array()),
    editor: single("editor", singles.editor, site.editor),
    kinds: single("kinds", singles.kinds, site.kinds),
    measures: single("measures", singles.measures, site.measures),
    moved: single("moved", singles.moved, site.moved.array()),
    partners: single("partners", singles.partners, site.partner.array()),
    search: single("search", singles.search, searchSchema),
    faq: single("faq", singles.faq, entries.faqGroup.array()),
    projects: readFolder("projects", entries.project, faults).sort(featuredFirst),
    services: readFolder("services", entries.service, faults).sort(byOrder),
    towns: readFolder("towns", entries.town, faults).sort(byOrder),
    serviceTowns: readServiceTowns(faults),
    guides: readFolder("guides", entries.guide, faults).sort(byOrder),
    posts: readFolder("blog", entries.post, faults).sort(newestFirst),
    testimonials: readFolder("testimonials", entries.testimonial, faults).sort((a, b) =>
      b.date.localeCompare(a.date),
    ),
    costs: readSheets("costs", costSchema, faults).sort(byOrder),
    tools: readSheets("tools", toolSchema, faults),
    information: readFolder("pages", entries.informationPage, faults),
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
