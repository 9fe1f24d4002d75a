import { noBreakSpace } from "../noBreakSpace.ts";

/** A range of time as given in words, such as "2 to 4 days on site". Numbers in working weeks. */
export type Duration = { words: string; from: number; to: number };

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const daysOfWork = 5;

const numberOf = (word: string) => {
  const at = numbers.indexOf(word.toLowerCase());
  return at < 0 ? Number(word) : at + 1;
};

/** The first duration in a text, in working weeks of five days; undefined if there is none. */
export function durationIn(words: string): Duration | undefined {
  const number = `\\d+|${numbers.join("|")}`;
  const found = new RegExp(`\\b(${number}) (?:to|or) (${number})\\s(day|week)s\\b`, "i").exec(
    words,
  );
  if (!found) return undefined;
  const [from, to] = [numberOf(found[1]!), numberOf(found[2]!)];
  const unit = found[3]!.toLowerCase();
  const share = unit === "day" ? daysOfWork : 1;
  return { words: `${from} to ${to}${noBreakSpace}${unit}s`, from: from / share, to: to / share };
}

/** The sum of several durations, rounded up to whole weeks: "4 to 7 weeks". */
export function weeksOf(...times: Duration[]): { words: string; longest: number } {
  const sum = (end: "from" | "to") => Math.ceil(times.reduce((all, time) => all + time[end], 0));
  return { words: `${sum("from")} to ${sum("to")}${noBreakSpace}weeks`, longest: sum("to") };
}
