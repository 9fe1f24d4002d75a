/** What the report says of a failed test, read back from its words. */
import { stripVTControlCharacters } from "node:util";
import type { Change } from "../../../scripts/pictures/showDifference.ts";

/** A fault that no command accepts. */
export type Fault = {
  /** Where it is, and what is wrong. */
  sentence: string;
  /** What was expected and found, where that is said. */
  more: string[];
  /** Some of the elements that it is about, as markup. */
  elements?: string[];
};

/** What changed at one place of a picture. */
export type ChangeTold = {
  kind: Change["kind"] | "unseen";
  /** In words, such as "Gone beside “Menu”". */
  what: string;
  /** Its size and place. */
  where: string;
  /** Which picture it is, such as "on a phone". */
  on: string;
  /** The least part of the site that it is in, and those around that, by the names of their styles. */
  parts: string[];
  /** Where it is drawn. */
  drawing?: { name: string; place: number };
  /** How many smaller changes may follow from it. */
  following: number;
};

/** The name under which a test that takes pictures hands these on; the report hides what begins like this. */
export const changesAttached = "_changes";

/** A sentence without its place, such as "/faq, 390 px wide, in the header: "; an assertion keeps its own. */
export const withoutPlace = (sentence: string): string =>
  sentence.replace(/^(?:page )?(?:“[^”]*”|\/\S*), [\d, ]+px wide(?:, [^:]*)?: /, "");

/** Of text that is too faint in one colour, its sizes are many. */
export const withoutSize = (sentence: string): string =>
  sentence.replace(/, font size: .*?, font weight: \w+/, "");

/** What is the same wherever a barrier is: whichever the element is, however wide, and whatever was tried. */
export function barrierIn({ sentence, more }: Fault): string {
  const words = withoutPlace(sentence).replace(/^.*?his does not hold: /s, "This does not hold: ");
  if (words.startsWith("This does not hold") && more.length > 0) return more.join(" ");
  return withoutSize(words)
    .replace(/(?: (?:on|to)|, such as) “.*$/s, "")
    .replace(/^it is \d+ px/, "");
}

/** Of a block: its heading, and the lines below it without what says the same of each failure. */
function readBlock(message: string) {
  const [heading = "", ...lines] = stripVTControlCharacters(message).split("\n");
  const standard = /^(To see it|WCAG|No command|What was expected)/;
  return { heading, lines: lines.filter((line) => !standard.test(line)) };
}

/** The faults in the messages of one test, as `failWith` and `plainReporter.ts` write them. */
export function faultsIn(messages: string[]): Fault[] {
  const mend: Fault[] = [];
  for (const { heading, lines } of messages.map(readBlock)) {
    if (!heading.startsWith("Mend first")) continue;
    // That of an assertion has one fault only.
    const isOne = heading === "Mend first.";
    for (const [index, line] of lines.entries()) {
      const last = mend.at(-1);
      if (/^\s/.test(line)) {
        // What is said of it goes on below.
        if (last && [last.sentence, ...last.more].some((said) => said.endsWith(":")))
          last.more.push(line.trim());
        else if (line.trim().startsWith("<")) last?.elements?.push(line.trim());
      } else if (isOne ? index > 0 : /^(Expected|Found)/.test(line)) last?.more.push(line);
      else mend.push({ sentence: line, more: [], elements: [] });
    }
  }
  return mend;
}

/** The success criteria that sentences name, such as "1.4.3" in "… [axe, color-contrast, WCAG 1.4.3]". */
export const criteriaNamed = (sentences: string[]): string[] => [
  ...new Set(
    sentences
      .flatMap((sentence) => sentence.match(/(?<=WCAG )[^)\]]*/g) ?? [])
      .flatMap((list) => list.match(/\b\d\.\d\.\d+\b/g) ?? []),
  ),
];
