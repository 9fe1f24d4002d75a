/** Breaks a long line, between words if it can: Playwright's report cuts off what is longer. */
const wrap = (line: string) =>
  line.length <= 105 ? line : line.replace(/(.{1,98})(?: +|$)|(.{98})/g, "$1$2\n      ").trimEnd();

/**
 * Fails the test with these lines, if there are any. They are all that the report then shows: without the lists
 * in code and the stack that `expect` adds.
 */
export function failWith(lines: string[]): void {
  if (lines.length === 0) return;
  const error = new Error(lines.map(wrap).join("\n"));
  error.stack = error.message;
  throw error;
}

/** What a reader of the report is to do about a barrier. */
export const notAccepted = "No command accepts this, as one does a picture: it has to be mended.";

/** The same for barriers: a line for each, which says in words what is wrong and where. */
export const failWithBarriers = (faults: string[]): void =>
  failWith(faults.length > 0 ? [...faults, notAccepted] : []);
