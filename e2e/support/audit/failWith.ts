import { styleText } from "node:util";
import { folded } from "../../../scripts/lib/plainWords.ts";

/** Breaks long lines, between words if it can: Playwright's report cuts off what is longer. */
export const wrap = (lines: string) =>
  lines
    .split("\n")
    .map((line) =>
      line.length <= 105
        ? line
        : line.replace(/(.{1,98})(?: +|$)|(.{98})/g, "$1$2\n      ").trimEnd(),
    )
    .join("\n");

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
      const error = new Error(lines.map(wrap).join("\n"));
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
