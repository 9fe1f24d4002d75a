/** The kinds of entry the editor knows: where they lie, what checks them, where they are shown. */
import type { z } from "zod";
import { business } from "../app/content/schema/business.ts";
import * as entries from "../app/content/schema/entries.ts";

/** What an entry's page is named by; its file's name is made from these words. */
type NamedBy = "title" | "attribution" | "name";

export type CollectionName = keyof typeof collections;

const kind = <Schema>(collection: {
  label: string;
  schema: Schema;
  namedBy: NamedBy;
  /** Address of an entry's page; of the page that shows it, where it has none of its own. */
  page: string;
  /** Entries lie in folders of their own: `service-towns/kitchens/stroud.md`. */
  isNested?: boolean;
}) => ({ isNested: false, ...collection });

/** Keys are the folders under `app/content`. */
export const collections = {
  projects: kind({
    label: "Projects",
    schema: entries.project,
    namedBy: "title",
    page: "/projects/{slug}",
  }),
  blog: kind({
    label: "Blog posts",
    schema: entries.post,
    namedBy: "title",
    page: "/blog/{slug}",
  }),
  guides: kind({
    label: "Guides",
    schema: entries.guide,
    namedBy: "title",
    page: "/guides/{slug}",
  }),
  testimonials: kind({
    label: "Testimonials",
    schema: entries.testimonial,
    namedBy: "attribution",
    page: "/testimonials",
  }),
  services: kind({
    label: "Services",
    schema: entries.service,
    namedBy: "name",
    page: "/services/{slug}",
  }),
  towns: kind({
    label: "Towns",
    schema: entries.town,
    namedBy: "name",
    page: "/locations/{slug}",
  }),
  "service-towns": kind({
    label: "Services in towns",
    schema: entries.serviceTown,
    namedBy: "title",
    page: "/services/{slug}",
    isNested: true,
  }),
  pages: kind({
    label: "Information pages",
    schema: entries.informationPage,
    namedBy: "title",
    page: "/{slug}",
  }),
};

/** What there is one of, in a file that is YAML. Keys are its name under `app/content`. */
export const singles = {
  business: { label: "Name, phone, hours, claims", schema: business, page: "/" },
};

export type SingleName = keyof typeof singles;

/** How the list on the left is grouped. */
export const groups: Record<string, (CollectionName | SingleName)[]> = {
  "Work and words": ["projects", "testimonials", "blog", "guides"],
  "Services and places": ["services", "towns", "service-towns"],
  "The firm itself": ["business", "pages"],
};

/** A file that the editor knows. A single one has no slug. */
export type EntryPlace = { kind: CollectionName | SingleName; slug?: string; schema: z.ZodObject };

/** What a file such as `app/content/projects/oak-door.md` is; undefined when the editor has no form for it. */
export function entryOf(path: string): EntryPlace | undefined {
  const [, single = ""] = /^app\/content\/([a-z]+)\.yaml$/.exec(path) ?? [];
  if (Object.hasOwn(singles, single)) {
    const name = single as SingleName;
    return { kind: name, schema: singles[name].schema };
  }
  const [, folder, slug] = /^app\/content\/([a-z-]+)\/([a-z0-9/-]+)\.md$/.exec(path) ?? [];
  if (!folder || !slug || !Object.hasOwn(collections, folder)) return undefined;
  const collection = folder as CollectionName;
  const word = "[a-z0-9]+(-[a-z0-9]+)*";
  const { isNested, schema } = collections[collection];
  const isSlug = new RegExp(isNested ? `^${word}/${word}$` : `^${word}$`).test(slug);
  return isSlug ? { kind: collection, slug, schema } : undefined;
}
