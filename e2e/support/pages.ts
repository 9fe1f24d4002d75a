import { getContent } from "../../app/content/content.server.ts";
import { getPages, type Page } from "../../app/seo/pages.server.ts";

/** The one page list of the site: no test lists a page by hand. */
export const allPages: Page[] = getPages();

/** The pages that answer at an address of their own. */
export const pages = allPages.filter(({ kind }) => kind !== "not-found");

/** One page of every kind, the first of the list. */
export const onePerKind = [
  ...new Map(pages.toReversed().map((page) => [page.kind, page])).values(),
].toReversed();

/** The pages in as many groups of like size, for tests that run beside each other. */
export function inGroups(count: number): Page[][] {
  const size = Math.ceil(pages.length / count);
  return Array.from({ length: count }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  ).filter((group) => group.length > 0);
}

/** Addresses that have no page: unknown at every depth, and below pages that exist. */
export const unknownPaths = [
  "/no-such-page",
  "/projects/no-such-project",
  "/blog/no-such-post",
  "/guides/no-such-guide",
  "/locations/no-such-town",
  "/services/no-such-service",
  "/services/kitchens/no-such-town",
  // A service that has no pages for towns.
  `/services/structural-works/${getContent().towns[0]!.slug}`,
  "/a/b/c/d/e",
];
