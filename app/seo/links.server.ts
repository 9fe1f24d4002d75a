/** Whether links within the content, and redirects, lead to what is there. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { visit } from "unist-util-visit";
import type { Content } from "../content/entries.server.ts";
import { walkStrings } from "../content/issues.server.ts";
import { pagesOfTool } from "../content/schema/tools.ts";
import { fileIn, type ContentIssue } from "../content/source.server.ts";
import { parseTyped } from "../content/text.server.ts";
import { canonicalUrl, isFile } from "../lib/canonicalUrl.ts";
import { excerpt } from "../lib/shorten.ts";
import { siteFiles } from "./files.server.ts";
import { kinds } from "./kinds.server.ts";
import { listPages, type Page } from "./pages.server.ts";

/** Links to this site in a text, which is Markdown. */
function linksIn(text: string): { href: string; near: string }[] {
  const found: { href: string; near: string }[] = [];
  visit(parseTyped(text), (node) => {
    // A picture's caption is a text, too.
    if (node.type === "image") found.push(...linksIn(node.title ?? ""));
    if (node.type !== "link" || !/^(#|\/(?!\/))/.test(node.url)) return;
    const { start, end } = node.position!;
    found.push({ href: node.url, near: text.slice(start.offset, end.offset) });
  });
  return found;
}

/** Places that each page has. */
const everywhere = ({ partners }: Content) => [
  "main-content",
  "top",
  ...(partners.length > 0 ? ["partners"] : []),
];

/** The places on a page that a link may lead to. */
export const placesOn = ({ path, kind, anchors }: Page, content: Content): string[] => [
  ...everywhere(content),
  ...(kinds[kind].isWithoutContact ? [] : ["contact"]),
  ...(anchors?.() ?? []),
  ...content.tools.filter((tool) => pagesOfTool(tool).includes(path)).map(({ slug }) => slug),
];

/** Links within the content to pages, files and places that do not exist. */
export function deadLinks(content: Content): ContentIssue[] {
  const pages = listPages(content).filter(({ kind }) => !kinds[kind].hasNoCanonical);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const places = new Map<Page, Set<string>>();
  const hasPlace = (page: Page, id: string) => {
    const known = places.get(page) ?? new Set(placesOn(page, content));
    places.set(page, known);
    return known.has(id);
  };
  const hasFile = (path: string) =>
    isFile(path) &&
    (existsSync(join("public", path)) || siteFiles(content).some((file) => file.path === path));
  const issues: ContentIssue[] = [];
  walkStrings(content, (text, file, field, { holds }) => {
    // The old address of a moved page no longer has a page.
    if (file === fileIn(content, "moved") && field.endsWith(".from")) return;
    // A plain field may be an address itself.
    const own = /^\/\S*$/.test(text) ? [{ href: text, near: text }] : [];
    for (const { href, near } of holds === "markdown" ? linksIn(text) : own) {
      const [, path = "", query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
      const dependsOn = [...path.split("/"), hash ?? ""];
      const add = (words: string) => {
        const expected = `${words}; found ${excerpt(href)}`;
        issues.push({ file, field, expected, near, dependsOn });
      };
      const page = path ? byPath.get(path) : pages.find((each) => each.file === file);
      const right = canonicalUrl(path);
      if (!path && !page) add(`expected the address of a page in front of #, such as /faq#${hash}`);
      else if (!page && byPath.has(right))
        add(`expected the one spelling of this page's address, ${right}${hash ? `#${hash}` : ""}`);
      else if (!page && !hasFile(path)) add("expected a link to a page of this site");
      // A filter of a list is a place on its page, too.
      for (const [sign, id] of [
        ["?category=", new URLSearchParams(query).get("category")],
        ["#", hash],
      ]) {
        if (!page || !id || hasPlace(page, id)) continue;
        const ids = [...places.get(page)!].filter((one) => !everywhere(content).includes(one));
        add(
          `expected a place on ${page.path} after ${sign}: ${ids.slice(0, 12).join(", ") || "it has none"}`,
        );
      }
    }
  });
  return issues;
}

/** Addresses of the site that are not in its list of pages. */
const otherAddresses = ["/admin"];

/** Entries whose page would have the address of another: of information pages the file is all of it. */
export function addressIssues(content: Content): ContentIssue[] {
  const pages = listPages(content);
  return pages.flatMap((page) => {
    const { path, file } = page;
    const isTaken =
      otherAddresses.includes(path) || pages.some((other) => other !== page && other.path === path);
    const expected = `expected a file name that makes an address of its own; found another page at ${path}`;
    return file && isTaken ? [{ file, field: "file name", expected }] : [];
  });
}

/**
 * Redirects that would hide a page or another redirect. `deadLinks` checks that each leads to a page,
 * so there can be no chains or loops.
 */
export function movedIssues(content: Content): ContentIssue[] {
  const taken = new Set([...listPages(content).map(({ path }) => path), ...otherAddresses]);
  const file = fileIn(content, "moved");
  return content.moved.flatMap(({ from }, at) => {
    const field = `${at}.from`;
    const isAgain = content.moved.slice(0, at).some((other) => other.from === from);
    return [
      taken.has(from) && `expected an address without a page; found ${from}, where one is`,
      isAgain && `expected each address once; found ${from} again`,
    ].flatMap((expected) => (expected ? { file, field, expected, near: from } : []));
  });
}

/** What the site's pages show to be wrong with the content. */
export const siteChecks = [addressIssues, movedIssues, deadLinks];
