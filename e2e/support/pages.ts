import { getContent } from "../../app/content/content.server.ts";
import { getPages, type Page } from "../../app/seo/pages.server.ts";
import { onlyFull, onlyWide } from "./screen.ts";

const { services, serviceTowns, towns } = getContent();

/** The pages with a URL of their own, all but the not-found page: no test has a list of its own. */
export const pages = getPages().filter(({ kind }) => kind !== "not-found");

/** The first page of each kind. */
export const onePerKind = [
  ...new Map(pages.toReversed().map((page) => [page.kind, page])).values(),
].toReversed();

/** Kinds made of parts that a service page, an index or the home page shows too. */
export const kindsCoveredByOthers = new Set([
  "guide",
  "post",
  "town",
  "service-town",
  "trust",
  "testimonials",
  "locations",
]);

/** A slow test of such a kind is for the full run, the others' for a wide window. */
export const onlyWideOrFull = (kind: string) =>
  kindsCoveredByOthers.has(kind) ? onlyFull : onlyWide;

/** Splits the pages into groups of similar size, for tests that run in parallel. */
export function inGroups(count: number): Page[][] {
  const size = Math.ceil(pages.length / count);
  return Array.from({ length: count }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  ).filter((group) => group.length > 0);
}

/** Paths that have no page: unknown at every depth, and below pages that exist. */
export const unknownPaths = [
  "/no-such-page",
  "/projects/no-such-project",
  "/blog/no-such-post",
  "/guides/no-such-guide",
  "/locations/no-such-town",
  "/services/no-such-service",
  `/services/${services[0]!.slug}/no-such-town`,
  // A service without town pages.
  ...services
    .filter((service) => !serviceTowns.some((entry) => entry.service === service.slug))
    .slice(0, 1)
    .map(({ slug }) => `/services/${slug}/${towns[0]!.slug}`),
  "/a/b/c/d/e",
];
