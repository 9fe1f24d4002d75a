/** The sitemap: every indexable page with its pictures and the date of its last change. */
import type { Content } from "../../content/entries.server.ts";
import { latestOf } from "../../lib/dates.ts";
import { canonicalAddress } from "../metadata.ts";
import type { Page } from "../pages.server.ts";
import { pictureFile } from "../pictures.server.ts";
import { xml } from "./feed.server.ts";

/** Maximum number of URLs in a sitemap (sitemaps.org protocol). */
export const sitemapLimit = 50_000;

export type SitemapEntry = {
  loc: string;
  lastmod: string;
  "image:image"?: { "image:loc": string }[];
};

/** The sitemap's entries. Pictures have their location only; search engines ignore the rest. */
export function sitemapEntries(pages: Page[], content: Content): SitemapEntry[] {
  const { origin } = content.business;
  return pages
    .filter((page) => !page.hidden)
    .map((page) => ({
      loc: canonicalAddress(page.path, origin),
      lastmod: page.updated,
      "image:image": (page.pictures ?? []).map((picture) => ({
        "image:loc": `${origin}${pictureFile(picture, content).src}`,
      })),
    }));
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A single `sitemap.xml`; above the limit a sitemap index of that name and its parts. */
export function sitemapFiles(entries: SitemapEntry[], origin: string, limit = sitemapLimit) {
  const file = (path: string, url: SitemapEntry[]) => ({
    path,
    text: xml({
      urlset: {
        "@xmlns": namespace,
        "@xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
        url,
      },
    }),
  });
  if (entries.length <= limit) return [file("/sitemap.xml", entries)];

  const count = Math.ceil(entries.length / limit);
  const parts = Array.from({ length: count }, (_, index) => {
    const part = entries.slice(index * limit, (index + 1) * limit);
    const lastmod = latestOf(part.map((entry) => entry.lastmod))!;
    return { ...file(`/sitemap-${index + 1}.xml`, part), lastmod };
  });
  const sitemap = parts.map(({ path, lastmod }) => ({ loc: `${origin}${path}`, lastmod }));
  return [
    { path: "/sitemap.xml", text: xml({ sitemapindex: { "@xmlns": namespace, sitemap } }) },
    ...parts.map(({ path, text }) => ({ path, text })),
  ];
}
