/** Expands a query: stems, synonyms, British spellings, compounds, typos. */
import { editDistance } from "../lib/editDistance.ts";
import type { SearchIndex } from "./searchIndex.ts";
import { britishForms, isDistrict, isStopWord, stemOf, wordsOf } from "./words.ts";

/** Longer words are not corrected: none of ours are as long. */
const maxCorrectedLength = 24;
/** Typos tolerated per word: one for this many letters, up to a maximum. */
const lettersPerTypo = 4;
const maxTypos = 2;
/** Confidence in each expansion of a word. */
export const confidenceOf = { typed: 1, british: 0.95, joined: 0.9, synonym: 0.85, typo: 0.6 };

/** A phrase to look up, whose words must all match. */
type Expansion = { words: string[]; confidence: number; prefix?: boolean };
/** A part of the query that means one thing, and what may be looked up for it: any of these. */
export type Concept = { typed: string[]; expansions: Expansion[] };

/** The stems of a text's words. */
export const phrase = (words: string) => wordsOf(words).map(({ word }) => stemOf(word));

/** @param vocabulary all words of the index, as written and stemmed */
export function createQueryExpander(vocabulary: ReadonlySet<string>, index: SearchIndex) {
  const allWords = [...vocabulary];
  const hasPrefix = (start: string) => allWords.some((word) => word.startsWith(start));

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
  const correctable = [...new Set([...allWords, ...synonyms.keys()])].filter(
    (word) => !isStopWord(word) && !word.includes(" "),
  );
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

  /** The expansions of a single word. */
  function expansionsOf(word: string, isLast: boolean): Expansion[] {
    const stem = stemOf(word);
    if (isDistrict(word)) return [{ words: [word], confidence: 1, prefix: !vocabulary.has(word) }];
    const expansions: Expansion[] = [{ words: [stem], confidence: confidenceOf.typed }];
    const known = vocabulary.has(word) || vocabulary.has(stem);
    const isPrefix = word.length > 1 && hasPrefix(word);
    // The last word may be incomplete; so may an earlier one that is unknown but long enough.
    if (isPrefix && (isLast || (!known && word.length > 3)))
      expansions.push({ words: [word], confidence: confidenceOf.typed, prefix: true });
    for (const form of britishForms(word)) {
      if (vocabulary.has(stemOf(form)))
        expansions.push({ words: [stemOf(form)], confidence: confidenceOf.british });
    }
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)].map(stemOf);
      if (!known && parts.every((part) => vocabulary.has(part)))
        expansions.push({ words: parts, confidence: confidenceOf.joined });
    }
    // A word that has an expansion, or is still being typed, is not a typo.
    const isUnderstood =
      // Another figure is another thing, not a typo.
      /\d/.test(word) ||
      known ||
      (isPrefix && isLast) ||
      expansions.some(({ confidence }) => confidence < 1);
    if (isUnderstood || word.length < 4 || word.length > maxCorrectedLength) return expansions;
    const { count, stems } = closestStems(word, isLast);
    for (const meant of stems) {
      const confidence = confidenceOf.typo ** count;
      expansions.push({ words: [meant], confidence });
      for (const words of synonyms.get(meant) ?? [])
        expansions.push({ words, confidence: confidence * confidenceOf.synonym });
    }
    return expansions;
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
      const expansions =
        length === 1
          ? expansionsOf(typed[0]!, at === words.length)
          : [{ words: typed.map(stemOf), confidence: confidenceOf.typed }];
      for (const meant of means ?? [])
        expansions.push({ words: meant, confidence: confidenceOf.synonym });
      concepts.push({ typed, expansions });
    }
    return concepts;
  }

  return conceptsOf;
}
