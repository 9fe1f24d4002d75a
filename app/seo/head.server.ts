import type { MetaDescriptor } from "react-router";
import { getContent } from "../content/content.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import { pageMetadata } from "./metadata.ts";
import { getPage, type Breadcrumb } from "./pages.server.ts";
import { structuredData } from "./structuredData.server.ts";

/** The router's type for JSON-LD; schema-dts describes the same objects without an index signature. */
type LdJsonObject = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

/** What a route hands to its `meta` and to its breadcrumbs. */
export type PageHead = { meta: MetaDescriptor[]; breadcrumbs: Breadcrumb[] };

/** Metadata and breadcrumbs of the page at a path, from the page list. */
export function pageHead(path: string): PageHead {
  const page = getPage(path);
  const content = getContent();
  const { business } = content;
  const preview = showPicture(content.home.preview, content.pictures);
  return {
    breadcrumbs: page.breadcrumbs,
    meta: [
      ...pageMetadata(
        {
          title: page.metaTitle,
          description: page.metaDescription,
          canonical: page.path,
          ogImage: { ...preview, url: preview.src },
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
      ...(page.hidden
        ? []
        : [{ "script:ld+json": structuredData(page, content) as unknown as LdJsonObject }]),
    ],
  };
}
