import { getContent } from "./content.server.ts";
import type { IndexPage } from "./schema/site.ts";

/**
 * The words of a page that lists entries.
 * @throws when `indexPages.ts` has no entry for the path
 */
export function indexPage(path: string): IndexPage {
  const page = getContent().indexPages.find((entry) => entry.path === path);
  if (!page) throw new Error(`app/content/indexPages.ts: expected an entry for ${path}`);
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
