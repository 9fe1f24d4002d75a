/**
 * The site's generated files other than pages. The build writes them beside the pages, the dev
 * server serves them, and the tests read this list.
 */
import { getContent } from "../content/content.server.ts";
import type { Content } from "../content/entries.server.ts";
import { typedSpaces } from "../lib/units.ts";
import { feed, hasFeed, rss } from "./files/feed.server.ts";
import { sitemap } from "./files/sitemap.server.ts";
import * as wellKnownFiles from "./files/wellKnownFiles.server.ts";
import { searchIndexPath } from "../search/searchIndex.ts";
import { listPages } from "./pages.server.ts";
import { buildSearchIndex } from "./searchIndex.server.ts";

type SiteFile = {
  path: string;
  /** Media type; text files are UTF-8. */
  type: string;
  text: string;
};

/** Build time: now, or `SOURCE_DATE_EPOCH` for reproducible builds. */
export function buildTime(): Date {
  const seconds = process.env["SOURCE_DATE_EPOCH"];
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

/** Generates the files from content. */
export function siteFiles(content: Content = getContent(), builtAt = buildTime()): SiteFile[] {
  const pages = listPages(content);
  const file = (path: string, type: string, text: string): SiteFile => ({
    path,
    type,
    text: typedSpaces(text),
  });
  return [
    file("/sitemap.xml", "application/xml", sitemap(pages, content)),
    file("/robots.txt", "text/plain", wellKnownFiles.robotsTxt(content)),
    ...(hasFeed(content) ? [file(feed.href, feed.type, rss(content))] : []),
    file(searchIndexPath, "application/json", JSON.stringify(buildSearchIndex(content))),
    file("/manifest.webmanifest", "application/manifest+json", wellKnownFiles.manifest(content)),
    file("/contact.vcf", "text/vcard", wellKnownFiles.vcard(content)),
    file("/.well-known/security.txt", "text/plain", wellKnownFiles.securityTxt(content, builtAt)),
    file("/llms.txt", "text/plain", wellKnownFiles.llmsTxt(content, pages)),
  ];
}
