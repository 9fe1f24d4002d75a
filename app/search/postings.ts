/**
 * A compact inverted index: the words in one string and, for each, the gaps between the pages that
 * contain it, one character per page. Half the size of the engine's own JSON (docs/decisions/0006).
 */

/** Two space-separated lists of equal length. */
export type Postings = { words: string; places: string };

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.,:;!*()";
/** Skips as many pages as there are digits. */
const skip = "~";

/** Packs the words of each page, given as lists without duplicates. */
export function pack(pages: string[][]): Postings {
  const pagesOf = new Map<string, number[]>();
  for (const [page, words] of pages.entries())
    for (const word of words) pagesOf.set(word, [...(pagesOf.get(word) ?? []), page]);
  const sorted = [...pagesOf].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    words: sorted.map(([word]) => word).join(" "),
    places: sorted
      .map(([, at]) =>
        at
          .map((page, index) => {
            const gap = page - (at[index - 1] ?? -1) - 1;
            return skip.repeat(Math.floor(gap / digits.length)) + digits[gap % digits.length]!;
          })
          .join(""),
      )
      .join(" "),
  };
}

/** The words of each of `count` pages. */
export function unpack({ words, places }: Postings, count: number): string[][] {
  const pages = Array.from({ length: count }, (): string[] => []);
  const values = new Map(digits.split("").map((digit, value) => [digit, value]));
  const placesOf = places.split(" ");
  for (const [index, word] of words.split(" ").entries()) {
    let page = -1;
    for (const character of placesOf[index] ?? "") {
      if (character === skip) page += digits.length;
      else {
        page += (values.get(character) ?? 0) + 1;
        pages[page]?.push(word);
      }
    }
  }
  return pages;
}
