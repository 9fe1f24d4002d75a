/** Word normalisation for the search. Pure: shared by the build, the browser and the tests. */
import { measuresOf } from "./measures.ts";

/** A word of a text in normalised form, or a measure as one, and its position. */
export type Word = { word: string; start: number; end: number };

/** Stop words, ignored unless nothing else was typed. */
const stopWords = new Set(
  `
    a about am an and any are as at be been being but by can cant could did didnt do does doesnt
    done dont each else ever every everything for from get gets getting give gives go goes going
    gone got had happens has have having he her here him his how i if im in into is isnt it its ive
    just keep keeps know like look looking lot make makes may maybe me might more most much must my
    need needed needs no not now of off ok okay on one only or other ought our over please put
    rather really said say see shall she should so some somebody someone something such tell than
    that the their them then there these they this though to too up us very want wanting wants was
    we were what when where which while who whose why will with without wont would wouldnt you your
    youre
  `.match(/\S+/g),
);

export const isStopWord = (word: string) => stopWords.has(word);

/** Lower case without accents or apostrophes, so that "Owner’s" and "owners" are the same word. */
function fold(text: string): string {
  // Fast path: most words need no folding, and a search highlights hundreds.
  if (/^[a-z\d]+$/i.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text. Hyphens separate words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    word: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const hasVowel = /[aeiouy]/;

/**
 * A light English stemmer: drops plural endings, -ing, -ed and a final e. Stems are only compared
 * with other stems, never shown.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = word;
  if (stem.endsWith("ies") && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(ss|x|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith("ves") && stem.length > 5) stem = `${stem.slice(0, -3)}f`;
  else if (/[^siu]s$/.test(stem)) stem = stem.slice(0, -1);
  const [, root] = /^(.{3,})(?:ing|ed)$/.exec(stem) ?? [];
  if (root && hasVowel.test(root) && !root.endsWith("e"))
    stem = root.replace(/([bdfgmnprt])\1$/, "$1");
  if (stem.length > 4 && stem.endsWith("e")) stem = stem.slice(0, -1);
  else if (stem.length > 5 && /[^aeiou]y$/.test(stem)) stem = stem.slice(0, -1);
  return stem;
}

const toBritish: [RegExp, string][] = [
  [/or(s|ed|ing|ful|hood)?$/, "our$1"],
  [/iz(e|es|ed|ing|er|ers|ation|ations)$/, "is$1"],
  [/yz(e|es|ed|ing)$/, "ys$1"],
  [/ter(s|ed)?$/, "tre$1"],
  [/gray/, "grey"],
  [/mold/, "mould"],
  [/plow/, "plough"],
  [/aluminum/, "aluminium"],
  [/curb/, "kerb"],
  [/l(ed|ing|er|ers)$/, "ll$1"],
  [/ense(s?)$/, "ence$1"],
  [/og(s?)$/, "ogue$1"],
  [/^stor(y|ies)$/, "store$1"],
];

/**
 * Possible British spellings of an American word. Most are not words: check against the vocabulary.
 */
export function britishForms(word: string): string[] {
  return toBritish.flatMap(([pattern, replacement]) =>
    word.length > 3 && pattern.test(word) ? [word.replace(pattern, replacement)] : [],
  );
}

/** Whether a word is a postcode district. Never corrected: a similar one is a different place. */
export const isDistrict = (word: string) => /^[a-z]{1,2}\d[a-z\d]?$/.test(word);

const inward = /^\d[a-z]{0,2}$/;
const wholePostcode = /^([a-z]{1,2}\d[a-z\d]?)\d[a-z]{2}$/;

/** The words of a text as they are indexed: its measures whole and in their parts. */
export const indexedWords = (text: string): Word[] => [...wordsOf(text), ...measuresOf(text)];

/** The words of a query, folded; a measure is one, a postcode is reduced to its district. */
export function queryWords(query: string): string[] {
  const all = wordsOf(query);
  const isAfterDistrict = (start: number) =>
    isDistrict(all[all.findIndex((word) => word.start >= start) - 1]?.word ?? "");
  const measures = measuresOf(query).filter(({ start }) => !isAfterDistrict(start));
  const isPart = ({ start, end }: Word) =>
    measures.some((measure) => measure.start <= start && end <= measure.end);
  const words = [...all.filter((word) => !isPart(word)), ...measures]
    .sort((one, other) => one.start - other.start)
    .map(({ word }) => word);
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    if (before && isDistrict(before) && inward.test(word)) return [];
    return [wholePostcode.exec(word)?.[1] ?? word];
  });
}
