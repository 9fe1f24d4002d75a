/** The list of all pages on the search page. */
import type { Content } from "../content/entries.server.ts";
import { groupIds, type GroupId } from "../search/searchIndex.ts";
import { kinds } from "./kinds.server.ts";
import type { Page } from "./pages.server.ts";

/** On the search page the last groups are one. */
const groupOf = (group: GroupId) =>
  group === "questions" || group === "pages" ? ("firm" as const) : group;

/** All pages by group, for the search page. `words` is the text matched as the visitor types. */
export function searchGroups(all: Page[], { words }: Content) {
  const groups = [...new Set(groupIds.map(groupOf))].map((group) => ({
    name: words.search.groups[group],
    pages: all
      .filter((page) => !page.hidden && groupOf(kinds[page.kind].group) === group)
      .map((page) => ({
        name: page.name,
        href: page.path,
        words: `${page.metaTitle} ${page.metaDescription}`,
        ...(page.parent && { service: page.parent }),
      })),
  }));
  return groups.filter((group) => group.pages.length > 0);
}
