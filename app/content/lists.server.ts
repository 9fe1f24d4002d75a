import { drawServiceMap } from "../lib/serviceMap.ts";
import { townLink } from "./cards.server.ts";
import { getContent } from "./content.server.ts";
import type { IndexPage } from "./schema/site.ts";

/**
 * The words of a page that lists entries.
 * @throws when `indexPages.yaml` has no entry for the path
 */
export function indexPage(path: string, { indexPages } = getContent()): IndexPage {
  const page = indexPages.find((entry) => entry.path === path);
  if (!page) throw new Error(`app/content/indexPages.yaml: expected an entry for ${path}`);
  return page;
}

/**
 * Finds the entry whose slug an address names.
 * @throws a 404 response where there is none
 */
export function findOr404<Found extends { slug: string }>(entries: Found[], slug: string): Found {
  const found = entries.find((entry) => entry.slug === slug);
  if (!found) throw new Response("Not found", { status: 404 });
  return found;
}

/** The drawn map of the towns, the firm's place and how far it goes. */
export function serviceMap({ business, towns } = getContent()) {
  const { centre, locality, serviceRadiusMetres } = business;
  return drawServiceMap({
    towns: towns.map(townLink),
    centre,
    hub: locality,
    radiusMetres: serviceRadiusMetres,
  });
}

/** The claims of one channel, in the profile's order. */
export function claimsOf(channel: string, { business } = getContent()) {
  return business.claims
    .filter((claim) => claim.channel === channel)
    .map(({ id, title, words }) => ({ id, title, words }));
}

/** The categories of projects, with the word that stands for each in an address. */
export const categoryFilters = ({ kinds } = getContent()) =>
  kinds.map((name) => ({ name, slug: name.toLowerCase().replaceAll(" ", "-") }));
