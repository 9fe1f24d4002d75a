/** Types of the expectations in `relevanceCases.ts`. */
export type RelevanceCase = {
  query: string;
  /** Correct paths; any of them will do. */
  expected: string[];
  /** Worst acceptable rank of the best-ranked one. If absent, only the list's mean counts. */
  within?: 1 | 3;
};

/** Lists of cases by name. Ranks are averaged per list. */
export type RelevanceCaseLists = Record<string, RelevanceCase[]>;

/** A kind of tolerance, a query and its intended form: both must find the same page. */
export type ToleranceCase = [what: string, typed: string, meant: string];
