let segmenter: Intl.Segmenter | undefined;

/**
 * Truncates a text to `limit` characters including an ellipsis (specification §5: 60 becomes 57 and
 * "..."). Counts graphemes, so that accents and emoji stay whole.
 */
export function shorten(words: string, limit: number): string {
  // A text never has more graphemes than code units. The segmenter is lazy: creating it takes a
  // phone 20 ms, and every page's title passes through here.
  // Stryker disable next-line ConditionalExpression,EqualityOperator: an optimisation only
  if (words.length <= limit) return words;
  segmenter ??= new Intl.Segmenter("en-GB");
  const letters = [...segmenter.segment(words)].map(({ segment }) => segment);
  return letters.length <= limit ? words : `${letters.slice(0, limit - 3).join("")}...`;
}

/** Text as quoted in an issue: in one line of at most 80 characters. */
export const excerpt = (text: string) => shorten(text.replaceAll(/\s+/g, " "), 80);
