/** The sitemap: every indexable page with its pictures and the date of its last change. */
import type { Content } from "../../content/entries.server.ts";
import { canonicalAddress } from "../metadata.ts";
import type { Page } from "../pages.server.ts";
import { pictureFile } from "../pictures.server.ts";
import { xml } from "./xml.server.ts";

/**
 * One file, which may list 50,000 pages. Pictures have their location only; search engines ignore
 * the rest.
 */
export function sitemap(pages: Page[], content: Content): string {
  const { origin } = content.business;
  return xml({
    urlset: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      "@xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
      url: pages
        .filter((page) => !page.hidden)
        .map((page) => ({
          loc: canonicalAddress(page.path, origin),
          lastmod: page.updated,
          "image:image": (page.pictures ?? []).map((picture) => ({
            "image:loc": `${origin}${pictureFile(picture, content).src}`,
          })),
        })),
    },
  });
}
