/** What stands in a page's head besides its styles and scripts. */
import { getContent } from "../content/content.server.ts";
import type { Content } from "../content/entries.server.ts";
import { typedSpaces } from "../lib/units.ts";
import { feed, feedTitle, hasFeed } from "./files/feed.server.ts";
import { kinds } from "./kinds.server.ts";
import type { HeadFields } from "./metadata.ts";
import { getPage, getPages, type Breadcrumb, type Page } from "./pages.server.ts";
import { getSharePicture } from "./pictures.server.ts";
import { structuredData } from "./structuredData.server.ts";

/** Data for a route's `meta` and breadcrumbs. */
export type PageHead = HeadFields & { breadcrumbs: Breadcrumb[] };

/** Metadata and breadcrumbs of the page at a path. */
export const pageHead = (path: string): PageHead => headOf(getPage(path), getContent());

/** The same for a page of any content. */
export function headOf(page: Page, content: Content): PageHead {
  const { origin, name, locale } = content.business;
  const { hasNoCanonical, linksFeed } = kinds[page.kind];
  const { src, alt, width, height } = getSharePicture(page, content);
  return {
    breadcrumbs: page.breadcrumbs,
    site: { origin, name, locale },
    fields: {
      title: typedSpaces(page.metaTitle),
      description: typedSpaces(page.metaDescription),
      canonical: hasNoCanonical ? undefined : page.path,
      ogImage: { url: src, alt, width, height },
      ogType: page.article ? "article" : "website",
      article: page.article,
      robots: page.robots,
      geoRegion: page.geo?.region,
      geoPlacename: page.geo?.placename,
      geoPosition: page.geo?.position,
      alternates:
        linksFeed && hasFeed(content) ? [{ ...feed, title: feedTitle(content) }] : undefined,
    },
  };
}

/** A page's JSON-LD, unless its kind has no canonical address to describe. */
export const jsonLdOf = (page: Page, content: Content) =>
  kinds[page.kind].hasNoCanonical ? undefined : structuredData(page, content);

/**
 * The JSON-LD element of the page at a path; empty if there is none. It is for crawlers, which load
 * documents, so it stays out of the loaders' data, where each page had it a second time.
 */
export function jsonLdScript(path: string): string {
  const page = getPages().find((entry) => entry.path === path);
  const graph = page && jsonLdOf(page, getContent());
  // A text with `</script>` must not end the element.
  const json = graph && JSON.stringify(graph).replaceAll("<", "\\u003c");
  return json ? `<script type="application/ld+json">${json}</script>` : "";
}
