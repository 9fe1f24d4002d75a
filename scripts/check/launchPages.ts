/**
 * Claims in the built pages that are not the firm's, entries that no page links to, and near-duplicates.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../../app/content/entries.server.ts";
import { eachText } from "../../app/content/faults.server.ts";
import { readText } from "../../app/content/source.server.ts";
import { listPages } from "../../app/seo/pages.server.ts";
import { claimsIn } from "../lib/claims.ts";
import type { Left } from "./launchFindings.ts";

/** Similarity, from 0 to 1, above which two entries count as near-duplicates. */
const mostAlike = 0.5;
/** Number of consecutive words compared as one unit, a shingle. */
const shingleWords = 5;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

function shingles(text: string): Set<string> {
  const words = wordsOf(text.toLowerCase());
  return new Set(
    words
      .slice(0, Math.max(0, words.length - shingleWords + 1))
      .map((_, index) => words.slice(index, index + shingleWords).join(" ")),
  );
}

/** Jaccard similarity, from 0 to 1: shared shingles as a fraction of all shingles. */
function similarity(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / (a.size + b.size - shared || 1);
}

/** All pairs of a list's items, with the similarity of their texts. */
function pairsOf<Item>(
  list: Item[],
  textOf: (item: Item) => string,
): { one: Item; other: Item; alike: number }[] {
  const sets = list.map((item) => ({ item, set: shingles(textOf(item)) }));
  return sets.flatMap(({ item: one, set }, index) =>
    sets
      .slice(index + 1)
      .map(({ item: other, set: others }) => ({ one, other, alike: similarity(set, others) })),
  );
}

/** The words of a page, one text per paragraph, cell, heading or label. */
function textsOf(html: string): string[] {
  const block = /<(?!\/?(?:a|abbr|b|em|i|small|span|strong|sub|sup|time)\b)[^>]+>/;
  return html
    .replaceAll(/<(script|style|svg|head)\b[\s\S]*?<\/\1>/g, "")
    .split(block)
    .map((text) =>
      text
        .replaceAll(/<[^>]+>/g, "")
        .replaceAll("&amp;", "&")
        .trim(),
    )
    .filter(Boolean);
}

/** Finds claims in a text that the profile does not make. */
function foreignClaims({ business, home }: Content): (text: string) => string[] {
  const { claims, rating, award, trust } = business;
  const shown = home.about.stats.filter(({ claim }) => claim);
  const own = JSON.stringify([claims, rating, award, trust, shown]);
  const statements = claims.flatMap(({ title, words }) => [title, words]);
  return (text) =>
    // Two of the profile's statements side by side would be found as one unknown claim.
    claimsIn(statements.reduce((rest, statement) => rest.replace(statement, ""), text)).filter(
      (claim) => !own.includes(claim.replace("+", "")),
    );
}

/** @param folder the built site */
export function findInPages(content: Content, folder: string): Left[] {
  const pages = listPages(content)
    .map((page) => ({ ...page, file: join(folder, page.path, "index.html") }))
    // An entry that is newer than the build has no page yet.
    .filter(({ file }) => existsSync(file))
    .map((page) => ({ ...page, html: readFileSync(page.file, "utf8") }))
    .map((page) => ({ ...page, texts: textsOf(page.html) }));
  const claimsOf = foreignClaims(content);

  /** Keyed by wording: the same finding on several pages is one thing to do. */
  const left = new Map<string, Left>();
  const linked = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/ href="(\/[^"#?]*)/g)].map(([, to]) => to!)),
  );
  for (const { path, hidden, file, texts } of pages) {
    if (!linked.has(path) && !hidden)
      left.set(path, { about: "Pages", file, line: 1, words: "No page links to it." });
    for (const claim of texts.flatMap(claimsOf))
      left.set(claim, {
        about: "Claims on the pages",
        words: `"${claim}" is a claim. Say it in business.yaml with its evidence, or take it away.`,
        ...locateText(content, claim, file),
      });
  }
  return [...left.values(), ...nearlyTheSame(content)];
}

/** File and line of the wording in the content, or in the page if a component contains it. */
function locateText(
  content: Content,
  wording: string,
  page: string,
): { file: string; line: number } {
  const files = new Set<string>();
  eachText(content, (text, file) => text.includes(wording) && files.add(file));
  const file = files.values().next().value ?? page;
  const lines = readText(file).split("\n");
  const index = lines.findIndex((line) => line.includes(wording));
  return { file, line: Math.max(0, index) + 1 };
}

/** Entries of a kind that share most of their words. */
function nearlyTheSame(content: Content): Left[] {
  const { projects, services, towns, serviceTowns, guides, posts, testimonials } = content;
  return [projects, services, towns, serviceTowns, guides, posts, testimonials].flatMap((list) =>
    pairsOf<{ file: string; body: string }>(list, ({ body }) => body)
      .filter(({ alike }) => alike > mostAlike)
      .map(({ one, other }) => ({
        about: "Entries",
        file: one.file,
        line: 1,
        words: `It says nearly the same as ${other.file}. Change one, or take it away.`,
      })),
  );
}
