/** Number of consecutive words compared as one unit, a shingle. */
const shingleWords = 5;

export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

function shingles(text: string): Set<string> {
  const words = wordsOf(text.toLowerCase());
  return new Set(
    words
      .slice(0, Math.max(0, words.length - shingleWords + 1))
      .map((_, index) => words.slice(index, index + shingleWords).join(" ")),
  );
}

/** Jaccard similarity, from 0 to 1: shared shingles as a fraction of all shingles. */
function similarity(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / (a.size + b.size - shared || 1);
}

/** All pairs of a list's items, with the similarity of their texts. */
export function pairsOf<Item>(
  list: Item[],
  textOf: (item: Item) => string,
): { one: Item; other: Item; alike: number }[] {
  const sets = list.map((item) => ({ item, set: shingles(textOf(item)) }));
  return sets.flatMap(({ item: one, set }, index) =>
    sets
      .slice(index + 1)
      .map(({ item: other, set: others }) => ({ one, other, alike: similarity(set, others) })),
  );
}
