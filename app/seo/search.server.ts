import { groupNames, type GroupName } from "../search/searchIndex.ts";
import { kinds } from "./kinds.server.ts";
import { getPages } from "./pages.server.ts";

/** On the search page the last groups are one. */
const nameOf = (group: GroupName) =>
  group === "Questions" || group === "Pages" ? "About the firm" : group;

/** All pages by group, for the search page. `words` is the text matched as the visitor types. */
export function searchGroups(all = getPages()) {
  const groups = [...new Set(groupNames.map(nameOf))].map((name) => ({
    name,
    pages: all
      .filter((page) => !page.hidden && nameOf(kinds[page.kind].group) === name)
      .map((page) => ({
        name: page.name,
        href: page.path,
        words: `${page.metaTitle} ${page.metaDescription}`,
        ...(page.parent && { service: page.parent }),
      })),
  }));
  return groups.filter((group) => group.pages.length > 0);
}
