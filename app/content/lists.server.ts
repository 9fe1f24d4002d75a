/** What the pages that list entries show besides them: their headings, the filters and the map. */
import { anchor } from "./anchor.server.ts";
import { drawServiceMap } from "../lib/serviceMap.ts";
import { townPath } from "../lib/paths.ts";
import type { Content } from "./entries.server.ts";

/**
 * The title and the lead of a page that lists entries.
 * @throws if `indexPages.yaml` has no entry for the path
 */
export function indexHeading(path: string, { indexPages }: Content) {
  const page = indexPages.find((entry) => entry.path === path);
  if (!page) throw new Error(`app/content/indexPages.yaml: expected an entry for ${path}`);
  return { title: page.title, lead: page.lead };
}

/** The service map: towns, the firm's location and its service radius. */
export function serviceMap({ business, towns }: Content) {
  const { centre, locality, serviceRadiusMetres } = business;
  return drawServiceMap({
    towns: towns.map((town) => ({ ...town, href: townPath(town.slug) })),
    centre,
    hub: locality,
    radiusMetres: serviceRadiusMetres,
  });
}

/** The categories of projects and their slugs. */
export const categoryFilters = ({ categories }: Content) =>
  categories.map((name) => ({ name, slug: anchor(name) }));
