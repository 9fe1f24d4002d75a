import { getPages, type PageKind } from "./pages.server.ts";

const groupNames: [string, PageKind[]][] = [
  ["Services", ["services", "service"]],
  ["Services by town", ["service-town"]],
  ["Towns", ["locations", "town"]],
  ["Projects", ["projects", "project"]],
  ["Guides", ["guides", "guide"]],
  ["Blog", ["blog", "post"]],
  ["About the firm", ["home", "testimonials", "trust", "faq", "information"]],
];

export type SearchPage = {
  name: string;
  href: string;
  /** Matched as the visitor types, with the names. */
  words: string;
  /** The service, if this is its page for a town. */
  service?: string;
};

/** All pages by group, for the search page. */
export type SearchGroup = { name: string; pages: SearchPage[] };

export function searchGroups(all = getPages()): SearchGroup[] {
  const pages = all.filter((page) => !page.hidden);
  const groups = groupNames.map(([name, kinds]) => ({
    name,
    pages: pages
      .filter((page) => kinds.includes(page.kind))
      .map((page) => ({
        name: page.name,
        href: page.path,
        words: `${page.metaTitle} ${page.metaDescription}`,
        ...(page.kind === "service-town" && { service: page.breadcrumbs[2]?.name }),
      })),
  }));
  return groups.filter((group) => group.pages.length > 0);
}
