let segmenter: Intl.Segmenter | undefined;

/**
 * Cuts words to `limit` characters, the last three given to an ellipsis (specification §5: 60
 * becomes 57 and "..."). Characters are counted as a reader sees them, so that no letter loses its
 * accent and no emoji is halved.
 */
export function shorten(words: string, limit: number): string {
  // No word has more letters than code units. A segmenter is made where it is needed: a phone takes
  // 20 ms for it, and every page's title goes through here.
  // Stryker disable next-line ConditionalExpression,EqualityOperator: it only saves time
  if (words.length <= limit) return words;
  segmenter ??= new Intl.Segmenter("en-GB");
  const letters = [...segmenter.segment(words)].map(({ segment }) => segment);
  return letters.length <= limit ? words : `${letters.slice(0, limit - 3).join("")}...`;
}
