import { fileOf, type Content } from "../content/entries.server.ts";
import type { ContentIssue } from "../content/source.server.ts";
import { listPages } from "./pages.server.ts";

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
