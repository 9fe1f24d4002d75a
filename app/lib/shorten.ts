let segmenter: Intl.Segmenter | undefined;

/**
 * Truncates a text to `limit` characters including an ellipsis (specification §5: 60 becomes 57 and
 * "..."), at the end of a word: half a word or half a price misleads. Counts graphemes, so that
 * accents and emoji stay whole.
 */
export function shorten(words: string, limit: number): string {
  // A text never has more graphemes than code units. The segmenter is lazy: creating it takes a
  // phone 20 ms, and every page's title passes through here.
  // Stryker disable next-line ConditionalExpression,EqualityOperator: an optimisation only
  if (words.length <= limit) return words;
  segmenter ??= new Intl.Segmenter("en-GB");
  const letters = [...segmenter.segment(words)].map(({ segment }) => segment);
  if (letters.length <= limit) return words;
  const kept = letters.slice(0, limit - 3).join("");
  // The letter after it tells whether the last word is whole. A single word has no other end.
  const whole = /^\s/.test(letters[limit - 3]!) ? kept : kept.replace(/\s+\S*$/, "");
  return `${whole.replace(/[\s,;:]+$/, "")}...`;
}

/** Text as quoted in an issue: in one line of at most 80 characters. */
export const excerpt = (text: string) => shorten(text.replaceAll(/\s+/g, " "), 80);
