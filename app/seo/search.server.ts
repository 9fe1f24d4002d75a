import { getPages, type PageKind } from "./pages.server.ts";

/** The kinds of page in each group of the search page. */
export const kindsByGroup: Record<string, PageKind[]> = {
  Services: ["services", "service"],
  "Services by town": ["service-town"],
  Towns: ["locations", "town"],
  Projects: ["projects", "project"],
  Guides: ["guides", "guide"],
  Blog: ["blog", "post"],
  "About the firm": ["home", "testimonials", "trust", "faq", "information"],
};

/** All pages by group, for the search page. `words` is the text matched as the visitor types. */
export function searchGroups(all = getPages()) {
  const pages = all.filter((page) => !page.hidden);
  const groups = Object.entries(kindsByGroup).map(([name, kinds]) => ({
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
