import { styleText } from "node:util";
import { folded } from "./plainWords.ts";

/**
 * Fails the test with these lines, if there are any. They are all that the report then shows: without the lists
 * in code and the stack that `expect` adds.
 *
 * @param blocks each is an error of its own, so that the report shows a picture beside its words
 */
export function failWith(...blocks: string[][]): void {
  const [first, ...others] = blocks
    .filter(({ length }) => length > 0)
    .map((lines) => {
      const error = new Error(lines.join("\n"));
      // "Error: " would stand before the first word.
      error.name = "";
      error.stack = error.message;
      return error;
    });
  // Playwright reports each of the `errors` of an error for itself.
  if (first) throw Object.assign(first, { errors: others });
}

export const headed = (heading: string): string =>
  styleText("bold", heading, { validateStream: false });

/** The lines for faults that a person has to mend, under their heading; none if there are no faults. */
export const toMend = (faults: string[]): string[] =>
  faults.length > 0
    ? [
        `${headed("Mend first.")} No command accepts this, as one does a picture:`,
        ...folded(faults),
      ]
    : [];

/** Fails with a line for each barrier, which says in words what is wrong and where. */
export const failWithBarriers = (faults: string[]): void => failWith(toMend(faults));
