import { getContent } from "../content/content.server.ts";
import type { Content } from "../content/entries.server.ts";
import { getSharePicture } from "../content/share.server.ts";
import { feed } from "./files/feed.server.ts";
import type { HeadFields } from "./metadata.ts";
import { getPage, type Breadcrumb, type Page, type PageKind } from "./pages.server.ts";
import { structuredData } from "./structuredData.server.ts";

/** Data for a route's `meta` and breadcrumbs. */
export type PageHead = HeadFields & { breadcrumbs: Breadcrumb[] };

/** Pages excluded from search engines. Links on the search page are followed all the same. */
const robots: Partial<Record<PageKind, string>> = {
  "not-found": "noindex",
  search: "noindex, follow",
};

/** Metadata, breadcrumbs and structured data of the page at a path. */
export const pageHead = (path: string): PageHead => headOf(getPage(path), getContent());

/** The same for a page of any content. */
export function headOf(page: Page, content: Content): PageHead {
  const { origin, name, locale } = content.business;
  const isMissing = page.kind === "not-found";
  const { src, alt, width, height } = getSharePicture(page.path, content);
  return {
    breadcrumbs: page.breadcrumbs,
    site: { origin, name, locale },
    fields: {
      title: page.metaTitle,
      description: page.metaDescription,
      // The not-found page is served at any URL, so it has no canonical one.
      canonical: isMissing ? undefined : page.path,
      ogImage: { url: src, alt, width, height },
      ogType: page.article ? "article" : "website",
      article: page.article,
      robots: robots[page.kind],
      geoRegion: page.geo?.region,
      geoPlacename: page.geo?.placename,
      geoPosition: page.geo?.position,
      alternates: page.kind === "blog" || page.kind === "post" ? [feed] : undefined,
    },
    jsonLd: isMissing ? undefined : structuredData(page, content),
  };
}
