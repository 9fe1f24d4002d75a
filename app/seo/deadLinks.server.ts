import type { Content } from "../content/entries.server.ts";
import { eachText } from "../content/issues.server.ts";
import type { ContentIssue } from "../content/source.server.ts";
import { brief } from "../lib/brief.ts";
import { kinds } from "./kinds.server.ts";
import { listPages } from "./pages.server.ts";

/** Paths in a text: the whole text if it is one, or its Markdown links. Without query or hash. */
const linksIn = (text: string) =>
  [...text.matchAll(/(?:^|\]\()(\/[a-z0-9/-]*)(?:[#?][^\s)]*)?(?:$|[\s)])/g)].map(
    ([, path]) => path!,
  );

/** Links within the content to pages that do not exist. */
export function deadLinks(content: Content): ContentIssue[] {
  const pages = listPages(content).filter(({ kind }) => !kinds[kind].isAnywhere);
  const paths = new Set(pages.map(({ path }) => path));
  const issues: ContentIssue[] = [];
  eachText(content, (text, file, field) => {
    // The old address of a moved page no longer has a page.
    if (/^\d+\.from$/.test(field)) return;
    for (const path of linksIn(text)) {
      if (paths.has(path)) continue;
      const expected = `expected a link to a page of this site; found ${brief(path)}, where none is`;
      issues.push({ file, field, expected, near: path });
    }
  });
  return issues;
}
