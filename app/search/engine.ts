/**
 * The search engine behind the modal, the search page and the tests. MiniSearch finds and weighs
 * words; this file decides which words to look for: stems, synonyms, British spelling, words run
 * together, and what a slip of the fingers may have meant. Pure: no React, no browser.
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
import { britishForms, isDistrict, isLittle, queryWords, slips, stemOf, wordsOf } from "./words.ts";

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
  /** A common question that the query asks. */
  answer?: Answer;
  /** The best group first. */
  groups: SearchGroup[];
  /** Results in all groups, the answer not counted. */
  count: number;
};

const mostWords = 12;
/** A word longer than any of ours is not looked up by likeness. */
const longestGuess = 24;
/** Slips of the fingers that are seen through in a word: one for so many letters, and so many in all. */
const lettersPerSlip = 4;
const mostSlips = 2;
/** Results kept in all. */
const mostResults = 60;

/** A page that holds less than this part of what was asked for is no answer. */
const leastHeld = 0.5;

/** Nor is one that holds less than this part of what the fullest page holds. */
const leastOfFullest = 0.5;

/**
 * A page with a smaller part of the best page's points is noise, and needs more of them if it does
 * not hold all that the fullest page holds.
 */
const faintest = { full: 0.04, partial: 0.4 };

/** Results of a group that the modal shows; the search page shows all. */
export const shownPerGroup = 4;

/** How much a match in each field counts. */
const boost = { title: 9, keys: 6, headings: 3, summary: 2, text: 1 };

/** How sure a way of reading a word is. */
const certainty = { typed: 1, british: 0.95, joined: 0.9, synonym: 0.85, slip: 0.6 };

/**
 * How much a group's pages are worth at an equal match: a service's own page before its dozen
 * pages for towns, unless a town is asked for.
 */
const worth: Record<GroupName, number> = {
  Services: 1.5,
  "Services by town": 0.45,
  Towns: 1.3,
  Projects: 1,
  Guides: 1.2,
  Blog: 0.95,
  Questions: 1,
  Pages: 1.1,
};
const worthWithTown: typeof worth = { ...worth, "Services by town": 1.6 };
const worthOfTownAlone: typeof worth = { ...worth, Towns: 4 };

/** One thing that is looked for: ways to say it, each a phrase of words to be found together. */
type Way = { words: string[]; certainty: number; prefix?: boolean };
type Concept = { typed: string[]; ways: Way[] };

type Document = IndexedPage & { id: number; text: string };

/** Points of a page, and which of its words made them. */
type Hit = { points: number; terms: Set<string> };

/** What a page holds of the whole query: points, concepts, and how many of those in its title. */
type Found = Hit & { held: number; inTitle: number };

export type SearchEngine = {
  search: (query: string) => SearchResults;
  /** Pages by their path, for suggestions; unknown paths are left out. */
  pagesAt: (paths: string[]) => SearchResult[];
  suggestions: SearchResult[];
};

/** Pages taken in at a time, so that a slow phone can answer a tap in between. */
const pagesAtATime = 16;

/** Reads the index once and answers queries from then on. */
export async function createEngine(index: SearchIndex): Promise<SearchEngine> {
  const vocabulary = new Set<string>();
  const know = (word: string) => {
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
      // The text comes as stems; a search hands over what it has made up its mind about.
      if (field === "text" || field === undefined) return field ? know(word) : word;
      const stem = stemOf(word);
      know(stem);
      return stem === word ? stem : [know(word), stem];
    },
    searchOptions: { boost, combineWith: "AND", weights: { fuzzy: 0, prefix: 0.7 } },
  });
  const phrase = (words: string) => wordsOf(words).map(({ word }) => stemOf(word));
  const texts = unpack(index.text, index.pages.length);
  await engine.addAllAsync(
    index.pages.map((page, id) => ({ ...page, id, text: texts[id]?.join(" ") ?? "" })),
    { chunkSize: pagesAtATime },
  );
  const sorted = [...vocabulary].toSorted();

  const townWords = new Set(
    index.pages
      .filter(({ group, trail }) => groupNames[group] === "Towns" && trail.length > 0)
      .flatMap(({ title, keys }) => wordsOf(`${title} ${keys}`).map(({ word }) => word))
      .filter((word) => !isLittle(word)),
  );
  /** The telling words of each title, as typed and as stems. */
  const titles = index.pages.map(({ title }) =>
    wordsOf(title)
      .filter(({ word }) => !isLittle(word))
      .map(({ word }) => [word, stemOf(word)] as const),
  );
  const isSaid = (terms: ReadonlySet<string>) => (word: readonly [string, string]) =>
    terms.has(word[0]) || terms.has(word[1]);

  /** Whether a word of ours begins like this. */
  function begins(start: string): boolean {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < start) low = middle + 1;
      else high = middle;
    }
    return sorted[low]?.startsWith(start) ?? false;
  }

  /** Synonyms by the stems typed, joined by a space, with and without their little words. */
  const synonyms = new Map<string, string[][]>();
  let longestSynonym = 1;
  for (const { typed, means } of index.synonyms) {
    const keys = new Set<string>();
    for (const stems of typed.map(phrase)) {
      const telling = stems.filter((stem) => !isLittle(stem));
      keys.add(stems.join(" "));
      if (telling.length > 1) keys.add(telling.join(" "));
      // Room for a little word that was not thought of.
      longestSynonym = Math.max(longestSynonym, stems.length + 1);
    }
    for (const key of keys) synonyms.set(key, [...(synonyms.get(key) ?? []), ...means.map(phrase)]);
  }
  /** Words that a slip may have been meant for. */
  const guessable = [...new Set([...sorted, ...synonyms.keys()])].filter(
    (word) => !isLittle(word) && !word.includes(" "),
  );
  const questions = index.questions.map(({ asked, ...answer }) => ({
    answer,
    asked: asked.map((words) => phrase(words).filter((stem) => !isLittle(stem))),
  }));

  /** The words that the fewest slips lead to, and how many those are. */
  function nearest(word: string, isLast: boolean): { count: number; stems: Set<string> } {
    let count = Math.min(mostSlips, word.length / lettersPerSlip);
    let stems = new Set<string>();
    const isBegun = isLast && word.length > 5;
    for (const meant of guessable) {
      // Hardly anybody mistakes the first letter, and to ask for it is far quicker than to count.
      if (meant[0] !== word[0] && meant[0] !== word[1]) continue;
      const needed = slips(word, meant, count, isBegun);
      if (needed > count) continue;
      if (Math.ceil(needed) < count) {
        stems = new Set();
        count = Math.ceil(needed);
      }
      stems.add(stemOf(meant));
    }
    return { count, stems };
  }

  /** The ways to read one word. */
  function waysOf(word: string, isLast: boolean): Way[] {
    const stem = stemOf(word);
    if (isDistrict(word)) return [{ words: [word], certainty: 1, prefix: !vocabulary.has(word) }];
    const ways: Way[] = [{ words: [stem], certainty: certainty.typed }];
    const known = vocabulary.has(word) || vocabulary.has(stem);
    const begun = word.length > 1 && begins(word);
    // The word being typed may go on; an earlier one too, if it is no word yet but long enough.
    if (begun && (isLast || (!known && word.length > 3)))
      ways.push({ words: [word], certainty: certainty.typed, prefix: true });
    for (const form of britishForms(word)) {
      if (vocabulary.has(stemOf(form)))
        ways.push({ words: [stemOf(form)], certainty: certainty.british });
    }
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)].map(stemOf);
      if (!known && parts.every((part) => vocabulary.has(part)))
        ways.push({ words: parts, certainty: certainty.joined });
    }
    // A word that can be read as it stands, or that is still being typed, is no slip.
    const isRead = known || (begun && isLast) || ways.some(({ certainty: sure }) => sure < 1);
    if (isRead || word.length < 4 || word.length > longestGuess) return ways;
    const { count, stems } = nearest(word, isLast);
    for (const meant of stems) {
      const sure = certainty.slip ** count;
      ways.push({ words: [meant], certainty: sure });
      for (const words of synonyms.get(meant) ?? [])
        ways.push({ words, certainty: sure * certainty.synonym });
    }
    return ways;
  }

  /** What a query looks for: the longest synonyms first, then single words. */
  function conceptsOf(words: string[]): Concept[] {
    const stems = words.map(stemOf);
    const concepts: Concept[] = [];
    for (let at = 0; at < words.length;) {
      let taken = 0;
      for (let length = Math.min(longestSynonym, words.length - at); length > 0; length--) {
        const said = stems.slice(at, at + length);
        const means =
          synonyms.get(said.join(" ")) ??
          synonyms.get(said.filter((stem, n) => n === 0 || !isLittle(stem)).join(" "));
        if (!means) continue;
        const typed = words.slice(at, at + length);
        const own: Way[] =
          length === 1
            ? waysOf(typed[0]!, at === words.length - 1)
            : [{ words: typed.map(stemOf), certainty: certainty.typed }];
        concepts.push({
          typed,
          ways: [...own, ...means.map((meant) => ({ words: meant, certainty: certainty.synonym }))],
        });
        taken = length;
        break;
      }
      if (taken === 0) {
        const word = words[at]!;
        if (!isLittle(word)) {
          concepts.push({ typed: [word], ways: waysOf(word, at === words.length - 1) });
        }
        taken = 1;
      }
      at += taken;
    }
    return concepts;
  }

  /** The pages that hold a concept, by the best way to say it. */
  function lookUp({ ways }: Concept): Map<number, Hit> {
    const hits = new Map<number, Hit>();
    const lookedUp = new Set<string>();
    for (const { words, certainty: sure, prefix } of ways) {
      // The surest way comes first; a word may be its own synonym.
      const key = `${words.join(" ")}${prefix ? "*" : ""}`;
      if (lookedUp.has(key)) continue;
      lookedUp.add(key);
      const options: SearchOptions = { prefix: prefix ?? false };
      for (const { id, score, terms } of engine.search(words.join(" "), options)) {
        const points = score * sure;
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

  /** The question asked, if it is a common one: all words of one way to ask it, the most telling. */
  function answerTo(concepts: Concept[]): Answer | undefined {
    // A synonym of several words is said only where the question has them all.
    const says = (stem: string, asked: string[]) =>
      concepts.some(({ ways }) =>
        ways.some(
          ({ words, certainty: sure }) =>
            words.includes(stem) &&
            (sure === certainty.typed || words.every((word) => asked.includes(word))),
        ),
      );
    let best: { answer: Answer; share: number } | undefined;
    for (const { answer, asked } of questions) {
      for (const stems of asked) {
        const share = stems.length / concepts.length;
        if (share < 0.5 || share <= (best?.share ?? 0)) continue;
        if (!stems.every((stem) => says(stem, stems))) continue;
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

  /** Whether a concept is the name or the postcode of a place, slips of the fingers included. */
  function namesTown({ typed }: Concept, hits: Map<number, Hit>): boolean {
    if (typed.some((word) => townWords.has(word))) return true;
    if (typed.some((word) => vocabulary.has(word) || vocabulary.has(stemOf(word)))) return false;
    return [...hits.values()].some(({ terms }) => [...terms].some((term) => townWords.has(term)));
  }

  /** A title that holds all that was asked for, and little else, is most likely what is meant. */
  function titleFactor(id: number, { inTitle, terms }: Found, most: number): number {
    const title = titles[id]!;
    const share = title.filter(isSaid(terms)).length / Math.max(1, title.length);
    return (inTitle === most ? 1.8 : 1) * (1 + 0.9 * share);
  }

  function search(query: string): SearchResults {
    const typed = queryWords(query.slice(0, longestQuery)).slice(0, mostWords);
    let concepts = conceptsOf(typed);
    // Only little words: better those than nothing.
    if (concepts.length === 0)
      concepts = typed.map((word) => ({
        typed: [word],
        ways: [{ words: [stemOf(word)], certainty: 1, prefix: true }],
      }));
    const found = concepts.map(lookUp);
    const towns = concepts.filter((concept, at) => namesTown(concept, found[at]!)).length;

    const pages = new Map<number, Found>();
    for (const hits of found) {
      for (const [id, { points, terms }] of hits) {
        const page = pages.get(id) ?? { points: 0, held: 0, inTitle: 0, terms: new Set() };
        page.points += points;
        page.held += 1;
        if (titles[id]!.some(isSaid(terms))) page.inTitle += 1;
        for (const term of terms) page.terms.add(term);
        pages.set(id, page);
      }
    }
    // A page about most of what was asked for may be a better answer than one that mentions all.
    const most = Math.max(0, ...[...pages.values()].map(({ held }) => held));
    const weights =
      towns === 0 ? worth : towns === concepts.length ? worthOfTownAlone : worthWithTown;
    const ranked = [...pages]
      .filter(
        ([, { held }]) => held >= most * leastOfFullest && held >= concepts.length * leastHeld,
      )
      .map(([id, hit]) => {
        const page = index.pages[id]!;
        const group = groupNames[page.group]!;
        return {
          page,
          group,
          points: hit.points * (hit.held / most) ** 2 * titleFactor(id, hit, most) * weights[group],
          terms: hit.terms,
          least: hit.held === most ? faintest.full : faintest.partial,
        };
      })
      .toSorted((one, other) => other.points - one.points)
      .filter(({ points, least }, _, [best]) => points >= best!.points * least)
      .slice(0, mostResults);

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
  const pagesAt = (paths: string[]) =>
    paths.flatMap((path) => {
      const page = byPath.get(path);
      return page ? [resultOf(page, new Set(), [])] : [];
    });
  return { search, pagesAt, suggestions: pagesAt(index.suggestions) };
}

/** Addresses in the order in which the modal shows them. */
export function shownOrder({ answer, groups }: SearchResults): string[] {
  return [
    ...(answer ? [answer.href] : []),
    ...groups.flatMap(({ results }) => results.slice(0, shownPerGroup).map(({ path }) => path)),
  ];
}
