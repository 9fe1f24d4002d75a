/**
 * The search engine of the dialog, the search page and the tests. MiniSearch finds and scores
 * words; this file decides which words to look up: stems, synonyms, British spellings, compounds
 * and corrected typos. Pure: no React, no browser APIs.
 */
import MiniSearch, { type SearchOptions } from "minisearch";
import { matchRanges, type Range } from "./highlight.ts";
import { longestQuery } from "./longestQuery.ts";
import { unpack } from "./postings.ts";
import {
  groupNames,
  type GroupName,
  type IndexedPage,
  type SearchIndex,
  type Thumbnail,
} from "./searchIndex.ts";
import {
  britishForms,
  editDistance,
  isDistrict,
  isStopWord,
  queryWords,
  stemOf,
  wordsOf,
} from "./words.ts";

export type SearchResult = {
  path: string;
  title: string;
  titleMarks: Range[];
  trail: string[];
  summary: string;
  summaryMarks: Range[];
  picture?: Thumbnail;
};
export type SearchGroup = { name: GroupName; results: SearchResult[] };
export type Answer = { question: string; answer: string; href: string };
export type SearchResults = {
  /** The answer to a common question, if the query asks one. */
  answer?: Answer;
  /** Best group first. */
  groups: SearchGroup[];
  /** Number of results in all groups, without the answer. */
  count: number;
};

const maxWords = 12;
/** Longer words are not corrected: none of ours are as long. */
const maxCorrectedLength = 24;
/** Typos tolerated per word: one for this many letters, up to a maximum. */
const lettersPerTypo = 4;
const maxTypos = 2;
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

/** Weight of a match by field. */
const boost = { title: 9, keys: 6, headings: 3, summary: 2, text: 1 };

/** Confidence in each reading of a word. */
const confidenceOf = { typed: 1, british: 0.95, joined: 0.9, synonym: 0.85, typo: 0.6 };

/**
 * Weight of a group at equal scores: a service's main page ranks above its dozen town pages, unless
 * a town is searched for.
 */
const groupWeights: Record<GroupName, number> = {
  Services: 1.5,
  "Services by town": 0.45,
  Towns: 1.3,
  Projects: 1,
  Guides: 1.2,
  Blog: 0.95,
  Questions: 1,
  Pages: 1.1,
};
const groupWeightsWithTown: typeof groupWeights = { ...groupWeights, "Services by town": 1.6 };
const groupWeightsForTown: typeof groupWeights = { ...groupWeights, Towns: 4 };

/** A concept of the query: alternative readings, each a phrase whose words must all match. */
type Reading = { words: string[]; confidence: number; prefix?: boolean };
type Concept = { typed: string[]; readings: Reading[] };

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
  const addToVocabulary = (word: string) => {
    vocabulary.add(word);
    return word;
  };
  const engine = new MiniSearch<Document>({
    fields: Object.keys(boost),
    storeFields: [],
    tokenize: (text) => text.split(" "),
    extractField: (document, field) => {
      const value = document[field as keyof Document];
      if (field === "id" || field === "text") return value;
      return wordsOf(value as string)
        .map(({ word }) => word)
        .join(" ");
    },
    processTerm: (word, field) => {
      if (!word) return null;
      // The text is stemmed already; query terms arrive in their final form.
      if (field === "text" || field === undefined) return field ? addToVocabulary(word) : word;
      const stem = stemOf(word);
      addToVocabulary(stem);
      return stem === word ? stem : [addToVocabulary(word), stem];
    },
    searchOptions: { boost, combineWith: "AND", weights: { fuzzy: 0, prefix: 0.7 } },
  });
  const phrase = (words: string) => wordsOf(words).map(({ word }) => stemOf(word));
  const texts = unpack(index.text, index.pages.length);
  await engine.addAllAsync(
    index.pages.map((page, id) => ({ ...page, id, text: texts[id]?.join(" ") ?? "" })),
    { chunkSize: pagesPerChunk },
  );
  const indexedWords = [...vocabulary];

  const townWords = new Set(
    index.pages
      .filter(({ group, trail }) => groupNames[group] === "Towns" && trail.length > 0)
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

  const hasPrefix = (start: string) => indexedWords.some((word) => word.startsWith(start));

  /** Synonyms by space-joined stems of the typed words, with and without stop words. */
  const synonyms = new Map<string, string[][]>();
  let longestSynonym = 1;
  for (const { typed, means } of index.synonyms) {
    const keys = new Set<string>();
    for (const stems of typed.map(phrase)) {
      const significant = stems.filter((stem) => !isStopWord(stem));
      keys.add(stems.join(" "));
      if (significant.length > 1) keys.add(significant.join(" "));
      // Room for an unexpected stop word.
      longestSynonym = Math.max(longestSynonym, stems.length + 1);
    }
    for (const key of keys) synonyms.set(key, [...(synonyms.get(key) ?? []), ...means.map(phrase)]);
  }
  /** Candidates for correcting a typo. */
  const correctable = [...new Set([...indexedWords, ...synonyms.keys()])].filter(
    (word) => !isStopWord(word) && !word.includes(" "),
  );
  const questions = index.questions.map(({ asked, ...answer }) => ({
    answer,
    asked: [answer.question, ...asked].map((words) =>
      phrase(words).filter((stem) => !isStopWord(stem)),
    ),
  }));

  /** The stems with the smallest edit distance to a word, and that distance. */
  function closestStems(word: string, isLast: boolean): { count: number; stems: Set<string> } {
    let count = Math.min(maxTypos, word.length / lettersPerTypo);
    let stems = new Set<string>();
    const mayBeIncomplete = isLast && word.length > 5;
    for (const meant of correctable) {
      // The first letter is rarely wrong, and comparing it is far cheaper than the edit distance.
      if (meant[0] !== word[0] && meant[0] !== word[1]) continue;
      const needed = editDistance(word, meant, count, mayBeIncomplete);
      if (needed > count) continue;
      if (Math.ceil(needed) < count) {
        stems = new Set();
        count = Math.ceil(needed);
      }
      stems.add(stemOf(meant));
    }
    return { count, stems };
  }

  /** The readings of a single word. */
  function readingsOf(word: string, isLast: boolean): Reading[] {
    const stem = stemOf(word);
    if (isDistrict(word)) return [{ words: [word], confidence: 1, prefix: !vocabulary.has(word) }];
    const readings: Reading[] = [{ words: [stem], confidence: confidenceOf.typed }];
    const known = vocabulary.has(word) || vocabulary.has(stem);
    const isPrefix = word.length > 1 && hasPrefix(word);
    // The last word may be incomplete; so may an earlier one that is unknown but long enough.
    if (isPrefix && (isLast || (!known && word.length > 3)))
      readings.push({ words: [word], confidence: confidenceOf.typed, prefix: true });
    for (const form of britishForms(word)) {
      if (vocabulary.has(stemOf(form)))
        readings.push({ words: [stemOf(form)], confidence: confidenceOf.british });
    }
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)].map(stemOf);
      if (!known && parts.every((part) => vocabulary.has(part)))
        readings.push({ words: parts, confidence: confidenceOf.joined });
    }
    // A word that has a reading, or is still being typed, is not a typo.
    const isUnderstood =
      known || (isPrefix && isLast) || readings.some(({ confidence }) => confidence < 1);
    if (isUnderstood || word.length < 4 || word.length > maxCorrectedLength) return readings;
    const { count, stems } = closestStems(word, isLast);
    for (const meant of stems) {
      const confidence = confidenceOf.typo ** count;
      readings.push({ words: [meant], confidence });
      for (const words of synonyms.get(meant) ?? [])
        readings.push({ words, confidence: confidence * confidenceOf.synonym });
    }
    return readings;
  }

  /** The longest synonym that these stems begin with. */
  function synonymIn(stems: string[]): { length: number; means?: string[][] } {
    for (let length = Math.min(longestSynonym, stems.length); length > 0; length--) {
      const start = stems.slice(0, length);
      const means =
        synonyms.get(start.join(" ")) ??
        synonyms.get(start.filter((stem, n) => n === 0 || !isStopWord(stem)).join(" "));
      if (means) return { length, means };
    }
    return { length: 1 };
  }

  /** The concepts of a query: longest synonyms first, then single words. */
  function conceptsOf(words: string[]): Concept[] {
    const stems = words.map(stemOf);
    const concepts: Concept[] = [];
    for (let at = 0; at < words.length;) {
      const { length, means } = synonymIn(stems.slice(at));
      const typed = words.slice(at, at + length);
      at += length;
      if (!means && typed.every(isStopWord)) continue;
      const readings =
        length === 1
          ? readingsOf(typed[0]!, at === words.length)
          : [{ words: typed.map(stemOf), confidence: confidenceOf.typed }];
      for (const meant of means ?? [])
        readings.push({ words: meant, confidence: confidenceOf.synonym });
      concepts.push({ typed, readings });
    }
    return concepts;
  }

  /** The pages that match a concept, with the score of its best reading. */
  function lookUp({ readings }: Concept): Map<number, Hit> {
    const hits = new Map<number, Hit>();
    const lookedUp = new Set<string>();
    for (const { words, confidence, prefix } of readings) {
      // Most confident first; a word may be its own synonym.
      const key = `${words.join(" ")}${prefix ? "*" : ""}`;
      if (lookedUp.has(key)) continue;
      lookedUp.add(key);
      const options: SearchOptions = { prefix: prefix ?? false };
      for (const { id, score, terms } of engine.search(words.join(" "), options)) {
        const points = score * confidence;
        const known = hits.get(id as number);
        if (!known) hits.set(id as number, { points, terms: new Set(terms) });
        else {
          known.points = Math.max(known.points, points);
          for (const term of terms) known.terms.add(term);
        }
      }
    }
    return hits;
  }

  /**
   * The answer to the common question asked, if any: all words of one phrasing must match, and the
   * phrasing that covers most of the query wins.
   */
  function answerTo(concepts: Concept[]): Answer | undefined {
    // A synonym of several words only counts if the question contains all of them.
    const isAskedFor = (stem: string, asked: string[]) =>
      concepts.some(({ readings }) =>
        readings.some(
          ({ words, confidence }) =>
            words.includes(stem) &&
            (confidence === confidenceOf.typed || words.every((word) => asked.includes(word))),
        ),
      );
    let best: { answer: Answer; share: number } | undefined;
    for (const { answer, asked } of questions) {
      for (const stems of asked) {
        const share = stems.length / concepts.length;
        if (share < 0.5 || share <= (best?.share ?? 0)) continue;
        if (!stems.every((stem) => isAskedFor(stem, stems))) continue;
        best = { answer, share };
      }
    }
    return best?.answer;
  }

  function resultOf(page: IndexedPage, terms: ReadonlySet<string>, typed: string[]): SearchResult {
    const picture = page.picture === undefined ? undefined : index.pictures[page.picture];
    return {
      path: page.path,
      title: page.title,
      titleMarks: matchRanges(page.title, terms, typed),
      trail: page.trail,
      summary: page.summary,
      summaryMarks: matchRanges(page.summary, terms, typed),
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
    return (inTitle === most ? 1.8 : 1) * (1 + 0.9 * share);
  }

  function search(query: string): SearchResults {
    const typed = queryWords(query.slice(0, longestQuery)).slice(0, maxWords);
    let concepts = conceptsOf(typed);
    // Only stop words: search for those rather than nothing.
    if (concepts.length === 0)
      concepts = typed.map((word) => ({
        typed: [word],
        readings: [{ words: [stemOf(word)], confidence: 1, prefix: true }],
      }));
    const found = concepts.map(lookUp);
    const towns = concepts.filter((concept, at) => namesTown(concept, found[at]!)).length;

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
    // A page about most of the query may be a better answer than one that mentions all of it.
    const most = Math.max(0, ...[...pages.values()].map(({ matched }) => matched));
    const weights =
      towns === 0
        ? groupWeights
        : towns === concepts.length
          ? groupWeightsForTown
          : groupWeightsWithTown;
    const ranked = [...pages]
      .filter(
        ([, { matched }]) =>
          matched >= most * minShareOfBest && matched >= concepts.length * minShareOfQuery,
      )
      .map(([id, hit]) => {
        const page = index.pages[id]!;
        const group = groupNames[page.group]!;
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
      .filter(({ points, least }, _, [best]) => points >= best!.points * least)
      .slice(0, maxResults);

    const groups = new Map<GroupName, SearchResult[]>();
    const answer = answerTo(concepts);
    for (const { page, group, terms } of ranked) {
      if (page.path === answer?.href) continue;
      groups.set(group, [...(groups.get(group) ?? []), resultOf(page, terms, typed)]);
    }
    const list = [...groups].map(([name, results]) => ({ name, results }));
    return {
      ...(answer && { answer }),
      groups: list,
      count: list.reduce((sum, { results }) => sum + results.length, 0),
    };
  }

  const byPath = new Map(index.pages.map((page) => [page.path, page]));
  /** Pages by path, for suggestions; unknown paths are skipped. */
  const pagesAt = (paths: string[]) =>
    paths.flatMap((path) => {
      const page = byPath.get(path);
      return page ? [resultOf(page, new Set(), [])] : [];
    });
  return { search, pagesAt, suggestions: pagesAt(index.suggestions) };
}
export type SearchEngine = Awaited<ReturnType<typeof createEngine>>;

/** Paths in the order in which the dialog shows them. */
export function shownOrder({ answer, groups }: SearchResults): string[] {
  return [
    ...(answer ? [answer.href] : []),
    ...groups.flatMap(({ results }) => results.slice(0, shownPerGroup).map(({ path }) => path)),
  ];
}
