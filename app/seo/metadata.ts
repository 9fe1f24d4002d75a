/** A page's title, description and previews as elements of its head. */
import type { MetaDescriptor } from "react-router";
import { shorten } from "../lib/shorten.ts";
import { descriptionLimit, titleLimit } from "../lib/thresholds.ts";

/** The same content in another format, such as a feed. */
type Alternate = { type: string; title: string; href: string };

/** Page metadata input (specification §3). */
export type MetadataInput = {
  title: string;
  description: string;
  /** An absolute URL, or a path below the origin. Omitted for a page without a fixed URL. */
  canonical?: string;
  ogImage?: { url: string; alt: string; width: number; height: number };
  ogType?: "website" | "article";
  article?: { publishedTime: string; modifiedTime: string; author: string; section: string };
  robots?: string;
  geoRegion?: string;
  geoPlacename?: string;
  geoPosition?: string;
  alternates?: Alternate[];
};

/** Metadata shared by all pages. */
export type SiteMetadata = { origin: string; name: string; locale: string };

/**
 * Used as is if it starts with http, otherwise appended to the origin without a trailing slash
 * (specification §5).
 */
export function canonicalAddress(canonical: string, origin: string): string {
  return canonical.startsWith("http") ? canonical : `${origin}${canonical}`.replace(/\/$/, "");
}

/** The document's title, description, canonical link and preview tags (specification §5). */
export function pageMetadata(input: MetadataInput, site: SiteMetadata): MetaDescriptor[] {
  const title = shorten(input.title, titleLimit);
  const description = shorten(input.description, descriptionLimit);
  const { ogImage, article } = input;
  const absolute = (address: string | undefined) =>
    address === undefined ? undefined : canonicalAddress(address, site.origin);
  const canonical = absolute(input.canonical);
  const image = absolute(ogImage?.url);
  const named = (name: string, content: string | undefined): MetaDescriptor[] =>
    content === undefined ? [] : [{ name, content }];
  const property = (name: string, content: string | undefined): MetaDescriptor[] =>
    content === undefined ? [] : [{ property: name, content }];

  return [
    { title },
    { name: "description", content: description },
    ...(canonical === undefined
      ? []
      : [{ tagName: "link" as const, rel: "canonical", href: canonical }]),
    { name: "robots", content: input.robots ?? "index, follow" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...property("og:url", canonical),
    { property: "og:type", content: input.ogType ?? "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: site.locale },
    ...property("og:image", image),
    ...property("og:image:alt", ogImage?.alt),
    ...property("og:image:width", ogImage && String(ogImage.width)),
    ...property("og:image:height", ogImage && String(ogImage.height)),
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...named("twitter:image", image),
    ...named("twitter:image:alt", ogImage?.alt),
    ...property("article:published_time", article?.publishedTime),
    ...property("article:modified_time", article?.modifiedTime),
    ...property("article:author", article?.author),
    ...property("article:section", article?.section),
    ...named("geo.region", input.geoRegion),
    ...named("geo.placename", input.geoPlacename),
    ...named("geo.position", input.geoPosition),
    ...(input.alternates ?? []).map(({ type, title: name, href }) => ({
      tagName: "link" as const,
      rel: "alternate",
      type,
      title: name,
      href,
    })),
  ];
}

/** A loader's data for the head: fields instead of tags, which would repeat the values. */
export type HeadFields = { fields: MetadataInput; site: SiteMetadata };

/** The tags for a route's `meta`; none for a page that failed to load. */
export function headTags(head: HeadFields | undefined): MetaDescriptor[] {
  return head ? pageMetadata(head.fields, head.site) : [];
}
