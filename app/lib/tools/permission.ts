/** What the answers to a series of questions come to, in words. */

type Answer = { says: string; next: string; note?: string; isLeast?: boolean };
export type Asked = { ask: string; place: string; answers: Answer[]; way?: number };

/** "Question 2 of 6" */
export const placeOf = (at: number, length: number) => `Question ${at + 1} of ${length}`;

/** A verdict as it is spoken: what is needed, what to do next, and a remark. */
const wordsOf = ({ says, next, note }: Answer) => [says, next, note].filter(Boolean).join(" ");

/**
 * What is said after the last choice: a verdict, or the next question.
 * @param chosen by question, the index of the chosen answer: -1 if there is none yet, the number of
 *   answers for "none of these"
 * @param otherwise said if no answer applies
 */
export function resultOf(questions: Asked[], chosen: number[], otherwise: string): string {
  let least: Answer | undefined;
  for (const [at, { ask, place, answers }] of questions.entries()) {
    if (chosen[at] === -1) {
      const before = questions[at - 1]?.answers[chosen[at - 1]!];
      return [before && wordsOf(before), at > 0 && `${place}. ${ask}`].filter(Boolean).join(" ");
    }
    const answer = answers[chosen[at]!];
    if (answer && !answer.isLeast) return wordsOf(answer);
    least ??= answer;
  }
  return least ? wordsOf(least) : otherwise;
}
