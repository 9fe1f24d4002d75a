import { durationIn } from "../../app/lib/tools/durationIn.ts";

type Measure = { id: string; is: string; about: string[] };

/** A range of days or weeks. */
const time = /\b[a-z\d]+ (?:to|or) [a-z\d]+ (?:day|week)s\b/gi;
/** A range of millimetres. */
const size = /\b[\d,]+(?: to |–)[\d,]+(?= mm\b)/g;

const sizeOf = (words: string) => /([\d,]+)(?: to |–)([\d,]+)/.exec(words)?.slice(1).join("–");
const timeOf = (words: string) => {
  const found = durationIn(words);
  return found && `${found.from}–${found.to}`;
};

/**
 * Times and sizes in a text that have a record and differ from it: those in a sentence with a word
 * that records are about, if none of these records is the same. A placeholder is none of them.
 */
export function strayMeasures(text: string, measures: Measure[]): string[] {
  const sentences = text.split(/(?<=[.?!])\s+|\n+/);
  return sentences.flatMap((sentence) => {
    const lower = sentence.toLowerCase();
    const about = measures.filter((measure) =>
      measure.about.some((word) => lower.includes(word.toLowerCase())),
    );
    const stray = (pattern: RegExp, valueOf: (words: string) => string | undefined) =>
      [...sentence.matchAll(pattern)].flatMap(([literal]) => {
        const value = valueOf(literal);
        const records = about.filter(({ is }) => /\bmm$/.test(is) === (pattern === size));
        if (!value || records.length === 0) return [];
        if (records.some(({ is }) => valueOf(is) === value)) return [];
        const known = records.map(({ id, is }) => `${id}: ${is}`).join("; ");
        return `"${literal}" in "${sentence.trim()}", expected one of ${known}`;
      });
    return [...stray(time, timeOf), ...stray(size, sizeOf)];
  });
}
