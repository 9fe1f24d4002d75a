/** Answers to the questions that visitors ask of the search. */
import { dateToday } from "../lib/dates.ts";
import { confidenceOf, phrase, type Concept } from "./queryExpansion.ts";
import type { SearchIndex, Thumbnail } from "./searchIndex.ts";
import { isStopWord } from "./words.ts";

export type Answer = { question: string; answer: string; href: string; picture?: Thumbnail };

/** Finds the answer to a query that asks one of the common questions. */
export function createAnswerer(index: SearchIndex) {
  const today = dateToday();
  const questions = index.questions
    .filter(({ until = today }) => today <= until)
    .map(({ asked, picture, ...answer }) => ({
      answer: { ...answer, ...(picture !== undefined && { picture: index.pictures[picture]! }) },
      asked: [answer.question, ...asked].map((words) =>
        phrase(words).filter((stem) => !isStopWord(stem)),
      ),
    }));

  // All words of one phrasing must match, and the phrasing that covers most of the query wins: at
  // least the given share of it.
  return (
    concepts: Concept[],
    leastShare = 0.5,
    isAllowed: (answer: Answer) => boolean = () => true,
  ): Answer | undefined => {
    // A synonym of several words only counts if the question contains all of them.
    const isAskedFor = (stem: string, asked: string[]) =>
      concepts.some(({ expansions }) =>
        expansions.some(
          ({ words, confidence }) =>
            words.includes(stem) &&
            (confidence === confidenceOf.typed || words.every((word) => asked.includes(word))),
        ),
      );
    let best: { answer: Answer; share: number } | undefined;
    for (const { answer, asked } of questions) {
      if (!isAllowed(answer)) continue;
      for (const stems of asked) {
        const share = stems.length / concepts.length;
        if (share < leastShare || share <= (best?.share ?? 0)) continue;
        if (!stems.every((stem) => isAskedFor(stem, stems))) continue;
        best = { answer, share };
      }
    }
    return best?.answer;
  };
}
