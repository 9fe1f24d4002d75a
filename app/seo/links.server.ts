import { fileOf, type Content } from "../content/entries.server.ts";
import { eachText } from "../content/issues.server.ts";
import type { ContentIssue } from "../content/source.server.ts";
import { brief } from "../lib/shorten.ts";
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

/** Addresses that no entry makes but that are there all the same. */
const otherAddresses = ["/admin"];

/**
 * Redirects that would hide a page or another redirect. That each leads to a page, `deadLinks`
 * checks: so there are no chains and no loops.
 */
export function movedIssues(content: Content): ContentIssue[] {
  const taken = new Set([...listPages(content).map(({ path }) => path), ...otherAddresses]);
  const file = fileOf("moved");
  return content.moved.flatMap(({ from }, at) => {
    const field = `${at}.from`;
    const isAgain = content.moved.slice(0, at).some((other) => other.from === from);
    return [
      taken.has(from) && `expected an address without a page; found ${from}, where one is`,
      isAgain && `expected each address once; found ${from} again`,
    ].flatMap((expected) => (expected ? { file, field, expected, near: from } : []));
  });
}
