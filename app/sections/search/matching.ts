import type { NamedLink } from "../../content/cards.server.ts";
import { typedSpaces } from "../../lib/units.ts";

/** `words` are matched with the names. `service` is set on a service's pages for towns. */
export type Group = { name: string; pages: (NamedLink & { words: string; service?: string })[] };

/** The groups with the pages that have all words in their service, name or words. */
export function matching(groups: Group[], query: string) {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      pages: group.pages.filter((page) => {
        const text = `${page.service ?? ""} ${page.name} ${page.words}`;
        const typed = typedSpaces(text).toLowerCase();
        return terms.every((term) => typed.includes(term));
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
}
