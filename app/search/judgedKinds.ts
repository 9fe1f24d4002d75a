/** How `judged.ts` says what the search has to find. */
export type Judged = {
  query: string;
  /** Addresses that are right; any of them will do. */
  wanted: string[];
  /** How far down it may stand. */
  within: 1 | 3;
};

/** What is seen through, what is typed, and the words that are meant: both find the same page. */
export type SeenThrough = [what: string, typed: string, meant: string];

/** A word of `search.ts` that means another, the page it finds, and what is marked in its title. */
export type AnotherWord = { typed: string; title: string; marked: string[] };
