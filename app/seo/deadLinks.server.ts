import { eachText, type Content } from "../content/content.server.ts";
import type { ContentFault } from "../content/read.server.ts";
import { listPages } from "./pages.server.ts";

/** Addresses in a text: a field that is one, or links in Markdown. Without what follows `#` or `?`. */
const linksIn = (text: string) =>
  [...text.matchAll(/(?:^|\]\()(\/[a-z0-9/-]*)(?:[#?][^\s)]*)?(?:$|[\s)])/g)].map(
    ([, path]) => path!,
  );

/** Links within the content that lead to no page. */
export function deadLinks(content: Content): ContentFault[] {
  const paths = new Set(listPages(content).map(({ path }) => path));
  const faults: ContentFault[] = [];
  eachText(content, (text, file, field) => {
    // A moved page's old address leads nowhere by its nature.
    if (/^\d+\.from$/.test(field)) return;
    for (const path of linksIn(text)) {
      if (paths.has(path)) continue;
      const expected = `expected a link to a page of this site; found ${path}, where none is`;
      faults.push({ file, field, expected });
    }
  });
  return faults;
}
