/** What the report says of a failed test, read back from its words. */
import { stripVTControlCharacters } from "node:util";

/** A fault that no command accepts. */
export type Fault = {
  /** Where it is, and what is wrong. */
  sentence: string;
  /** What was expected and found, where that is said. */
  more: string[];
};

export type Told = {
  mend: Fault[];
  /** What changed in its pictures, which a command accepts. */
  changed: ChangeTold[];
};

/** A sentence for a place, and where it is seen so. */
export type ChangeTold = {
  sentence: string;
  on: string;
  /** The heading above, whose beginning is the name of its first picture. */
  of: string;
};

/** A sentence without its place, such as "/faq, 390 px wide, in the header: ". */
export const withoutPlace = (sentence: string): string =>
  sentence
    .replace(/^(?:page )?(?:“[^”]*”|\/\S*), [\d, ]+px wide(?:, [^:]*)?: /, "")
    .replace(/^.*his does not hold: /, "This does not hold: ");

/** What is the same wherever a barrier is: whichever the element is, however wide, and whatever was tried. */
export function barrierIn({ sentence, more }: Fault): string {
  const words = withoutPlace(sentence);
  if (words.startsWith("This does not hold") && more.length > 0) return more.join(" ");
  return words.replace(/ (on|to) “.*$/s, "").replace(/^it is \d+ px/, "");
}

/** Of a block: its heading, and the lines below it without what says the same of each failure. */
function readBlock(message: string) {
  const [heading = "", ...lines] = stripVTControlCharacters(message).split("\n");
  const standard = /^(To see it|WCAG|No command|What was expected)/;
  return { heading, lines: lines.filter((line) => !standard.test(line)) };
}

/** Reads the blocks of one test, as `failWith` and `plainReporter.ts` write them. */
export function toldIn(messages: string[]): Told {
  const mend: Fault[] = [];
  const changed: Told["changed"] = [];
  for (const { heading, lines } of messages.map(readBlock)) {
    // That of an assertion has one fault only.
    const isOne = heading === "Mend first.";
    if (heading.startsWith("Mend first"))
      for (const [index, line] of lines.entries()) {
        const last = mend.at(-1);
        if (/^\s/.test(line) && last?.sentence.endsWith(":")) last.more.push(line.trim());
        else if (isOne ? index > 0 : /^(Expected|Found)/.test(line)) last?.more.push(line);
        else if (!/^\s/.test(line)) mend.push({ sentence: line, more: [] });
      }
    if (!heading.startsWith("toHaveScreenshot")) continue;
    const [, on = ""] = /” (.*) (?:changed\.|is new: )/.exec(heading) ?? [];
    if (heading.includes(" is new: "))
      changed.push({ sentence: "A picture of it that nobody has accepted yet", on, of: heading });
    for (const line of lines)
      if (/^ {2}(?!And \d+ more|All of it is|The words are)/.test(line))
        changed.push({ sentence: line.trim(), on, of: heading });
  }
  return { mend, changed };
}

/** The success criteria that sentences name, such as "1.4.3" in "… [axe, color-contrast, WCAG 1.4.3]". */
export const criteriaNamed = (sentences: string[]): string[] => [
  ...new Set(
    sentences
      .flatMap((sentence) => sentence.match(/(?<=WCAG )[^)\]]*/g) ?? [])
      .flatMap((list) => list.match(/\b\d\.\d\.\d+\b/g) ?? []),
  ),
];
