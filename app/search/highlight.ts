import { indexedWords, isStopWord, stemOf } from "./words.ts";

/** Part of a text, from `start` up to but excluding `end`. */
export type Range = { start: number; end: number };

/**
 * Ranges of the matched words in a text; never markup. A word that starts with a typed prefix is
 * highlighted for the length of the prefix, any other completely. A stop word that nobody typed is
 * not: it stands in a synonym of several words, such as "made to measure", and in every sentence.
 * @param matched words and stems the engine found
 * @param typed words of the query that were looked up
 */
export function matchRanges(
  text: string,
  matched: ReadonlySet<string>,
  typed: readonly string[],
): Range[] {
  let marked = 0;
  // A measure comes before its parts.
  const inOrder = indexedWords(text).sort(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  return inOrder.flatMap(({ word, start, end }) => {
    if (start < marked || !(matched.has(word) || matched.has(stemOf(word)))) return [];
    const begun = typed
      .filter((one) => word.startsWith(one))
      .reduce((longest, { length }) => Math.max(longest, length), 0);
    if (begun === 0 && isStopWord(word)) return [];
    marked = end;
    // If folding changed the length, the whole word is highlighted.
    const whole = begun === 0 || word.length !== end - start;
    return [{ start, end: whole ? end : start + begun }];
  });
}

/** A text split into highlighted and plain pieces, in order. */
export function pieces(text: string, ranges: Range[]): { text: string; marked: boolean }[] {
  const found: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    if (start > at) found.push({ text: text.slice(at, start), marked: false });
    found.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) found.push({ text: text.slice(at), marked: false });
  return found;
}
