import { anchor } from "./anchor.server.ts";
import { drawServiceMap } from "../lib/serviceMap.ts";
import { getContent } from "./content.server.ts";

/**
 * The title and lead of an index page.
 * @throws if `indexPages.yaml` has no entry for the path
 */
export function indexPage(path: string, { indexPages } = getContent()) {
  const page = indexPages.find((entry) => entry.path === path);
  if (!page) throw new Error(`app/content/indexPages.yaml: expected an entry for ${path}`);
  return { title: page.title, lead: page.lead };
}

/**
 * Finds the entry with a slug.
 * @throws a 404 response if there is none
 */
export function findOr404<Found extends { slug: string }>(entries: Found[], slug: string): Found {
  const found = entries.find((entry) => entry.slug === slug);
  if (!found) throw new Response("Not found", { status: 404 });
  return found;
}

/** The service map: towns, the firm's location and its service radius. */
export function serviceMap({ business, towns } = getContent()) {
  const { centre, locality, serviceRadiusMetres } = business;
  return drawServiceMap({
    towns: towns.map((town) => ({ ...town, href: `/locations/${town.slug}` })),
    centre,
    hub: locality,
    radiusMetres: serviceRadiusMetres,
  });
}

/** The categories of projects and their slugs. */
export const categoryFilters = ({ categories } = getContent()) =>
  categories.map((name) => ({ name, slug: anchor(name) }));
