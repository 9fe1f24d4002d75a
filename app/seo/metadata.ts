import type { MetaDescriptor } from "react-router";
import { shorten } from "../lib/shorten.ts";
import { descriptionLimit, titleLimit } from "../lib/thresholds.ts";

/** Specification §3, page metadata input. */
export type MetadataInput = {
  title: string;
  description: string;
  /** An absolute address, or a path below the origin. */
  canonical: string;
  ogImage?: { url: string; alt: string; width: number; height: number };
  ogType?: "website" | "article";
  article?: { publishedTime: string; modifiedTime: string; author: string; section: string };
  robots?: string;
  geoRegion?: string;
  geoPlacename?: string;
  geoPosition?: string;
};

/** What the metadata of every page shares. */
export type SiteMetadata = { origin: string; name: string; locale: string };

/** Specification §5: used as is when it starts with http, else below the origin, without a trailing slash. */
export function canonicalAddress(canonical: string, origin: string): string {
  return canonical.startsWith("http") ? canonical : `${origin}${canonical}`.replace(/\/$/, "");
}

/** The document's title, description, canonical link and preview tags (specification §5). */
export function pageMetadata(input: MetadataInput, site: SiteMetadata): MetaDescriptor[] {
  const title = shorten(input.title, titleLimit);
  const description = shorten(input.description, descriptionLimit);
  const canonical = canonicalAddress(input.canonical, site.origin);
  const named = (name: string, content: string | undefined): MetaDescriptor[] =>
    content === undefined ? [] : [{ name, content }];
  const property = (name: string, content: string | undefined): MetaDescriptor[] =>
    content === undefined ? [] : [{ property: name, content }];

  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    { name: "robots", content: input.robots ?? "index, follow" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:type", content: input.ogType ?? "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: site.locale },
    ...property("og:image", input.ogImage && canonicalAddress(input.ogImage.url, site.origin)),
    ...property("og:image:alt", input.ogImage?.alt),
    ...property("og:image:width", input.ogImage && String(input.ogImage.width)),
    ...property("og:image:height", input.ogImage && String(input.ogImage.height)),
    { name: "twitter:card", content: input.ogImage ? "summary_large_image" : "summary" },
    ...property("article:published_time", input.article?.publishedTime),
    ...property("article:modified_time", input.article?.modifiedTime),
    ...property("article:author", input.article?.author),
    ...property("article:section", input.article?.section),
    ...named("geo.region", input.geoRegion),
    ...named("geo.placename", input.geoPlacename),
    ...named("geo.position", input.geoPosition),
  ];
}
