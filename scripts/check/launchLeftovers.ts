/** What is left of the sample firm in the content of another: its sentences, pictures and names. */
import type { Content } from "../../app/content/entries.server.ts";
import { excerpt } from "../../app/lib/shorten.ts";
import type { Left } from "./launchSamples.ts";
import {
  isSampleFirm,
  linesOf,
  pictureDigests,
  sampleKnown,
  sayingsOf,
  type Line,
} from "./sampleRecord.ts";

/** Finds a word where one begins: "stair" in "staircase", not in "upstairs". */
export const beginning = (word: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])${word
      .split(" ")
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join("\\s+")}`,
    "iu",
  );

/** What the firm calls itself and its places: it may be where the sample is. */
function ownNames({ business, projects, towns }: Content): string {
  const { name, tagline, locality, region, serviceArea } = business;
  return JSON.stringify([name, tagline, locality, region, serviceArea, projects, towns]);
}

/** One thing for each file whose sentences are still the sample's. */
function keptSentences(lines: Line[], record: Set<string>): Left[] {
  const kept = sayingsOf(lines).filter(({ digest }) => record.has(digest));
  return [...Map.groupBy(kept, ({ file }) => file)].map(([file, said]) => {
    const places = [...new Set(said.map(({ line }) => line()))].toSorted((a, b) => a - b);
    const rest = places.length > 12 ? ` and ${places.length - 12} more` : "";
    const on = `${places.length === 1 ? "line" : "lines"} ${places.slice(0, 12).join(", ")}${rest}`;
    return {
      file,
      line: places[0]!,
      words: `The sample firm's own words are left, on ${on}, such as "${excerpt(said[0]!.said)}". Put your own, or take them away.`,
    };
  });
}

/** The sample's pictures, under whatever names. */
const keptPictures = (record: Set<string>): Left[] =>
  pictureDigests()
    .filter(({ digest }) => record.has(digest))
    .map(({ file }) => ({
      file,
      line: 1,
      words: "This is a picture of the sample firm's. Put your own, or take it away.",
    }));

/** The sample's names, one thing for each file, with the first place of each. */
function keptNames(lines: Line[], names: string[]): Left[] {
  return [...Map.groupBy(lines, ({ file }) => file)].flatMap(([file, said]) => {
    const found = names.flatMap((name) => {
      const first = said.find(({ text }) => beginning(name).test(text));
      return first ? { name, line: first.line() } : [];
    });
    const [first] = found;
    if (!first) return [];
    const where = found.map(({ name, line }) => `"${name}" on line ${line}`).join(", ");
    return {
      file,
      line: first.line,
      words: `Names of the sample firm are left: ${where}. Put your own.`,
    };
  });
}

export function leftovers(content: Content): Left[] {
  if (isSampleFirm(content)) return [];
  const { names, digests } = sampleKnown();
  const lines = linesOf(content);
  const own = ownNames(content);
  return [
    ...keptSentences(lines, digests),
    ...keptPictures(digests),
    ...keptNames(
      lines,
      names.filter((name) => !beginning(name).test(own)),
    ),
  ].map((each) => ({ ...each, isLeftover: true }));
}
