const segmenter = new Intl.Segmenter("en-GB", { granularity: "grapheme" });

/**
 * Cuts words to `limit` characters, the last three given to an ellipsis (specification §5: 60
 * becomes 57 and "..."). Characters are counted as a reader sees them, so that no letter loses its
 * accent and no emoji is halved.
 */
export function shorten(words: string, limit: number): string {
  const letters = [...segmenter.segment(words)].map(({ segment }) => segment);
  return letters.length <= limit ? words : `${letters.slice(0, limit - 3).join("")}...`;
}
