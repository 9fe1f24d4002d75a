/** How `relevanceCases.ts` says what the search has to find. */
export type RelevanceCase = {
  query: string;
  /** Addresses that are right; any of them will do. */
  wanted: string[];
  /** How far down the first of them may stand. Without it only the mean of the list counts. */
  within?: 1 | 3;
};

/** Lists of cases by their names. The ranks of each list are averaged by themselves. */
export type RelevanceCaseLists = Record<string, RelevanceCase[]>;

/** What is seen through, what is typed, and the words that are meant: both find the same page. */
export type SeenThrough = [what: string, typed: string, meant: string];

/** A word of `search.ts` that means another, the page it finds, and what is marked in its title. */
export type AnotherWord = { typed: string; title: string; marked: string[] };
