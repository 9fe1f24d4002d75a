/**
 * The list of all pages, derived from content. The prerender configuration, the sitemap, the search
 * index, the audits and the visual tests are based on it.
 */
import { getContent } from "../content/content.server.ts";
import type { Content } from "../content/entries.server.ts";
import { kinds, type PageKind } from "./kinds.server.ts";
import type { PageSource } from "./pageKind.ts";

export type { PageKind } from "./kinds.server.ts";

/** A breadcrumb item (specification §3). */
export type Breadcrumb = { name: string; url: string };

export type Page = PageSource & {
  kind: PageKind;
  /** From the home page to this page inclusive. Empty on the home page. */
  breadcrumbs: Breadcrumb[];
  /** Excluded from the sitemap and from search results. */
  hidden?: boolean;
};

/** A path and those above it, from the home page on; none for the home page itself. */
const trailOf = (path: string) =>
  path === "/"
    ? []
    : path.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/") || "/");

/** Builds the list from content, kind by kind, home page first. */
export function listPages(content: Content): Page[] {
  const pages = (Object.keys(kinds) as PageKind[]).flatMap((kind) =>
    kinds[kind].pages(content).map((page) => ({ ...page, kind })),
  );
  const names = new Map(pages.map(({ path, name }) => [path, name]));
  return pages.map((page) => {
    const robots = kinds[page.kind].robots ?? page.robots;
    return {
      ...page,
      breadcrumbs: trailOf(page.path).map((url) => ({ name: names.get(url) ?? url, url })),
      ...(robots && { robots, hidden: true }),
    };
  });
}

let cache: { content: Content; pages: Page[] } | undefined;

/** The list, made again only when the content has been read again. */
export function getPages(): Page[] {
  const content = getContent();
  if (cache?.content !== content) cache = { content, pages: listPages(content) };
  return cache.pages;
}

/**
 * The page at a path.
 * @throws if there is none, which means that a route was added without its content
 */
export function getPage(path: string): Page {
  const page = getPages().find((entry) => entry.path === path);
  if (!page) throw new Error(`No page ${path} in the page list (app/seo/pages.server.ts)`);
  return page;
}
