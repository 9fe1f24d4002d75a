const vowels = new Set("aeiouy");
/** The cost of a substituted letter. */
const substitutionCost = (typed: string, meant: string) =>
  typed === meant ? 0 : vowels.has(typed) && vowels.has(meant) ? 0.5 : 1;

/**
 * Edit distance between a typed word and the intended one: letters omitted, inserted, substituted
 * or transposed. Substituting one vowel for another costs half. Stops counting one past `limit`.
 * 352 bytes compressed; fastest-levenshtein is 602 and has neither transpositions, limits nor beginnings.
 * @param isIncomplete whether the end of the word may still be missing
 */
export function editDistance(
  typed: string,
  meant: string,
  limit: number,
  isIncomplete = false,
): number {
  const tooMany = limit + 1;
  if (typed.length > meant.length + limit) return tooMany;
  if (!isIncomplete && meant.length > typed.length + limit) return tooMany;
  // Optimal string alignment: each row holds the cost of the letters typed so far for each prefix.
  const length = Math.min(meant.length, typed.length + Math.ceil(limit));
  let before: number[] = [];
  let above = Array.from({ length: length + 1 }, (_, at) => at);
  let current: number[] = [];
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed[row - 1]!;
    current[0] = row;
    let least = row;
    for (let at = 1; at <= length; at++) {
      const other = meant[at - 1]!;
      const substituted = above[at - 1]! + substitutionCost(letter, other);
      let cost = Math.min(substituted, above[at]! + 1, current[at - 1]! + 1);
      if (row > 1 && at > 1 && letter === meant[at - 2] && typed[row - 2] === other)
        cost = Math.min(cost, before[at - 2]! + 1);
      current[at] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return tooMany;
    [before, above, current] = [above, current, before];
  }
  return Math.min(tooMany, isIncomplete ? Math.min(...above) : above[length]!);
}
