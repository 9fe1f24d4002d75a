/**
 * The search engine of the dialog, the search page and the tests. `queryExpansion.ts` decides which
 * words to look up, MiniSearch finds and scores them, and this file weighs what it finds. Pure: no
 * React, no browser APIs.
 */
import MiniSearch from "minisearch";
import { createAnswerer, type Answer } from "./answers.ts";
import { townPath } from "../lib/paths.ts";
import { matchRanges, type Range } from "./highlight.ts";
import { startOfQuery } from "./longestQuery.ts";
import { unpack } from "./postings.ts";
import { createQueryExpander, type Concept } from "./queryExpansion.ts";
import { groupIds, type IndexedPage, type SearchIndex, type Thumbnail } from "./searchIndex.ts";
import {
  fieldWeights,
  groupWeights,
  groupWeightsOfTown,
  groupWeightsWithTown,
  titleWeights,
} from "./weights.ts";
import { indexedWords, isStopWord, queryWords, stemOf, wordsOf } from "./words.ts";

export type SearchResult = {
  path: string;
  /** What its group is called. */
  group: string;
  title: string;
  titleMarks: Range[];
  trail: string[];
  summary: string;
  summaryMarks: Range[];
  price?: string;
  picture?: Thumbnail;
};
export type SearchGroup = { name: string; results: SearchResult[] };
export type SearchResults = {
  /** The answer to a common question, if the query asks one. */
  answer?: Answer;
  /** Best first, without the answer. */
  results: SearchResult[];
  /** The same by group, best group first. */
  groups: SearchGroup[];
};

const maxWords = 12;
/** Maximum number of results. */
const maxResults = 60;

/** Minimum share of the query's concepts that a page must match. */
const minShareOfQuery = 0.5;

/** Minimum share of the concepts matched by the best-matching page. */
const minShareOfBest = 0.5;

/**
 * Minimum score as a share of the best page's score; below it a result is noise. Stricter for pages
 * that match fewer concepts than the best-matching page.
 */
const minScore = { full: 0.04, partial: 0.4 };

/** Results per group in the dialog; the search page shows all. */
export const shownPerGroup = 4;

type Document = IndexedPage & { id: number; text: string };

/** A page's score and the matched terms. */
type Hit = { points: number; terms: Set<string> };

/**
 * A page's match of the whole query: score, matched concepts, and how many of them in its title.
 */
type PageMatch = Hit & { matched: number; inTitle: number };

/** Pages indexed per chunk, so that slow phones can handle input in between. */
const pagesPerChunk = 4;

/** Builds the engine from the index, once; after that it answers queries. */
export async function createEngine(index: SearchIndex) {
  const vocabulary = new Set<string>();
  const miniSearch = new MiniSearch<Document>({
    fields: Object.keys(fieldWeights),
    // The text is stemmed already; query terms, which have no field, arrive in their final form. An
    // empty field becomes one empty word, which the average length of the field counts.
    tokenize: (text, field) =>
      text && field && field !== "text"
        ? indexedWords(text).map(({ word }) => word)
        : text.split(" "),
    processTerm: (word, field) => {
      if (!word || !field) return word;
      const terms = field === "text" ? [word] : [...new Set([word, stemOf(word)])];
      for (const term of terms) vocabulary.add(term);
      return terms;
    },
    searchOptions: { boost: fieldWeights, combineWith: "AND", weights: { fuzzy: 0, prefix: 0.7 } },
  });
  const texts = unpack(index.text, index.pages.length);
  await miniSearch.addAllAsync(
    index.pages.map((page, id) => ({ ...page, id, text: texts[id]?.join(" ") ?? "" })),
    { chunkSize: pagesPerChunk },
  );
  const conceptsOf = createQueryExpander(vocabulary, index);
  const answerTo = createAnswerer(index);

  const townWords = new Set(
    index.pages
      .filter(({ group, trail }) => groupIds[group] === "towns" && trail.length > 0)
      .flatMap(({ title, keys }) => wordsOf(`${title} ${keys}`).map(({ word }) => word))
      .filter((word) => !isStopWord(word)),
  );
  /** The significant words of each title, as written and stemmed. */
  const titles = index.pages.map(({ title }) =>
    wordsOf(title)
      .filter(({ word }) => !isStopWord(word))
      .map(({ word }) => [word, stemOf(word)] as const),
  );
  const isMatched = (terms: ReadonlySet<string>) => (word: readonly [string, string]) =>
    terms.has(word[0]) || terms.has(word[1]);

  /** The pages that match a concept, with the score of its best expansion. */
  function lookUp({ expansions }: Concept): Map<number, Hit> {
    const hits = new Map<number, Hit>();
    const lookedUp = new Set<string>();
    for (const { words, confidence, prefix = false } of expansions) {
      // Most confident first; a word may be its own synonym.
      const key = `${words.join(" ")}${prefix ? "*" : ""}`;
      if (lookedUp.has(key)) continue;
      lookedUp.add(key);
      for (const { id, score, terms } of miniSearch.search(words.join(" "), { prefix })) {
        const hit = hits.get(id as number) ?? { points: 0, terms: new Set() };
        hit.points = Math.max(hit.points, score * confidence);
        for (const term of terms) hit.terms.add(term);
        hits.set(id as number, hit);
      }
    }
    return hits;
  }

  function resultOf(page: IndexedPage, terms: ReadonlySet<string>, typed: string[]): SearchResult {
    const picture = page.picture === undefined ? undefined : index.pictures[page.picture];
    return {
      path: page.path,
      group: index.groups[groupIds[page.group]!],
      title: page.title,
      titleMarks: matchRanges(page.title, terms, typed),
      trail: page.trail,
      summary: page.summary,
      summaryMarks: matchRanges(page.summary, terms, typed),
      ...(page.price && { price: page.price }),
      ...(picture && { picture }),
    };
  }

  /** Whether a concept is a place's name or postcode, typos included. */
  function namesTown({ typed }: Concept, hits: Map<number, Hit>): boolean {
    if (typed.some((word) => townWords.has(word))) return true;
    if (typed.some((word) => vocabulary.has(word) || vocabulary.has(stemOf(word)))) return false;
    return [...hits.values()].some(({ terms }) => [...terms].some((term) => townWords.has(term)));
  }

  /** Favours titles that contain the whole query and little else. */
  function titleFactor(id: number, { inTitle, terms }: PageMatch, most: number): number {
    const title = titles[id]!;
    const share = title.filter(isMatched(terms)).length / Math.max(1, title.length);
    const { hasMost, share: ofShare } = titleWeights;
    return (inTitle === most ? hasMost : 1) * (1 + ofShare * share);
  }

  /** Each page that matches a concept, with its match of the whole query. */
  function matchesOf(found: Map<number, Hit>[]): Map<number, PageMatch> {
    const pages = new Map<number, PageMatch>();
    for (const hits of found) {
      for (const [id, { points, terms }] of hits) {
        const page = pages.get(id) ?? { points: 0, matched: 0, inTitle: 0, terms: new Set() };
        page.points += points;
        page.matched += 1;
        if (titles[id]!.some(isMatched(terms))) page.inTitle += 1;
        for (const term of terms) page.terms.add(term);
        pages.set(id, page);
      }
    }
    return pages;
  }

  /**
   * The best pages for a query, best first.
   * @param found the pages that match each of its concepts
   * @param towns how many of these are towns
   */
  function rank(found: Map<number, Hit>[], towns: number) {
    const pages = matchesOf(found);
    // A page about most of the query may be a better answer than one that mentions all of it.
    const most = Math.max(0, ...[...pages.values()].map(({ matched }) => matched));
    const weights =
      towns === 0 ? groupWeights : towns < found.length ? groupWeightsWithTown : groupWeightsOfTown;
    return (
      [...pages]
        .filter(
          ([, { matched }]) =>
            matched >= most * minShareOfBest && matched >= found.length * minShareOfQuery,
        )
        .map(([id, hit]) => {
          const page = index.pages[id]!;
          const group = groupIds[page.group]!;
          return {
            page,
            group,
            points:
              hit.points * (hit.matched / most) ** 2 * titleFactor(id, hit, most) * weights[group],
            terms: hit.terms,
            least: hit.matched === most ? minScore.full : minScore.partial,
          };
        })
        .sort((one, other) => other.points - one.points)
        // Sorted: the first is the best.
        .filter(({ points, least }, _, [best]) => points >= best!.points * least)
        .slice(0, maxResults)
    );
  }

  function search(query: string): SearchResults {
    const typed = queryWords(startOfQuery(query)).slice(0, maxWords);
    let concepts = conceptsOf(typed);
    // Only stop words: search for those rather than nothing.
    if (concepts.length === 0)
      concepts = typed.map((word) => ({
        typed: [word],
        expansions: [{ words: [stemOf(word)], confidence: 1, prefix: true }],
      }));
    const found = concepts.map(lookUp);
    const towns = concepts.filter((concept, at) => namesTown(concept, found[at]!)).length;
    const ranked = rank(found, towns);
    const significant = typed.filter((word) => !isStopWord(word));
    const lookedUp = significant.length > 0 ? significant : typed;
    // What is asked about a town is answered by its page, and so is whether we go there.
    const answer =
      towns === 0
        ? answerTo(concepts)
        : answerTo(concepts, 1, ({ href }) => href.startsWith(townPath("")));
    const results = ranked
      .filter(({ page }) => page.path !== answer?.href)
      .map(({ page, terms }) => resultOf(page, terms, lookedUp));
    const groups = new Map<string, SearchResult[]>();
    for (const result of results)
      groups.set(result.group, [...(groups.get(result.group) ?? []), result]);
    return {
      ...(answer && { answer }),
      results,
      groups: [...groups].map(([name, of]) => ({ name, results: of })),
    };
  }

  const byPath = new Map(index.pages.map((page) => [page.path, page]));
  /** Pages by path, for suggestions; unknown paths are skipped. */
  const pagesAt = (paths: string[]) =>
    paths.flatMap((path) => {
      const page = byPath.get(path);
      return page ? [resultOf(page, new Set(), [])] : [];
    });
  return { search, pagesAt, suggestions: pagesAt(index.suggestions), groups: index.groups };
}
export type SearchEngine = Awaited<ReturnType<typeof createEngine>>;

/** Paths in the order in which the dialog shows them. */
export function shownOrder({ answer, groups }: SearchResults): string[] {
  return [
    ...(answer ? [answer.href] : []),
    ...groups.flatMap(({ results }) => results.slice(0, shownPerGroup).map(({ path }) => path)),
  ];
}
