import type { MetaDescriptor } from "react-router";
import { business } from "../content/business.ts";
import { pageMetadata } from "./metadata.ts";
import { getPage, type Breadcrumb } from "./pages.server.ts";

/** What a route hands to its `meta` and to its breadcrumbs. */
export type PageHead = { meta: MetaDescriptor[]; breadcrumbs: Breadcrumb[] };

/** Metadata and breadcrumbs of the page at a path, from the page list. */
export function pageHead(path: string): PageHead {
  const page = getPage(path);
  return {
    breadcrumbs: page.breadcrumbs,
    meta: pageMetadata(
      {
        title: page.metaTitle,
        description: page.metaDescription,
        canonical: page.path,
        ogType: page.article ? "article" : "website",
        article: page.article,
        robots:
          page.kind === "not-found"
            ? "noindex"
            : page.kind === "search"
              ? "noindex, follow"
              : undefined,
        geoRegion: page.geo?.region,
        geoPlacename: page.geo?.placename,
        geoPosition: page.geo?.position,
      },
      { origin: business.origin, name: business.name, locale: business.locale },
    ),
  };
}
