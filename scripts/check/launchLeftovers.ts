/**
 * What is left of the sample firm in the site of another: its sentences and pictures, and words that
 * are its own, in the content and in what was last built of it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../../app/content/entries.server.ts";
import { excerpt } from "../../app/lib/shorten.ts";
import { filesBelow } from "../lib/filesBelow.ts";
import type { Left } from "./launchSamples.ts";
import { sampleFirm } from "./sampleFirm.ts";
import { linesOf, pictureDigests, readRecord, sayingsOf, type Line } from "./sampleRecord.ts";

const output = "build/client";
/** Whatever is made of words. Route data repeats its page. */
const worded = /\.(html|json|txt|vcf|webmanifest|xml)$/;

/** Finds a word where one begins: "stair" in "staircase", not in "upstairs". */
const beginning = (word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${word.replaceAll(".", "\\.").replaceAll(" ", "\\s+")}`, "iu");

/** What the firm says of itself where only its own words can stand. */
function ownWords({ business, projects, services, towns }: Content): string {
  const { name, tagline, locality, region, serviceArea } = business;
  return JSON.stringify([name, tagline, locality, region, serviceArea, projects, services, towns]);
}

/** A word with what stands around it. */
function around(text: string, at: number): string {
  const from = Math.max(0, at - 40);
  return text
    .slice(from, at + 40)
    .replaceAll(/<[^>]*>?/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/**
 * A file as it is read. The index lists words by the alphabet: no two of them are one expression. What
 * the editor offers to choose from is the content's, or an icon's name.
 */
const textOf = (file: string) =>
  readFileSync(join(output, file), "utf8")
    .replaceAll("&amp;", "&")
    .replaceAll(/"options":\[[^\]]*\]/g, "")
    .replaceAll(/(?<="words":")[^"]*/g, (list) => list.replaceAll(" ", ", "));

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

type Found = { word: string; near: string; line: number };

const strayWords = (file: string, found: Found[]): Left => ({
  file,
  line: found[0]!.line,
  words: `Words of the sample firm are left: ${found.map(({ word, near, line }) => `"${word}" in "…${near}…"${line === found[0]!.line ? "" : ` (line ${line})`}`).join("; ")}. Put your own.`,
});

/** Words in the content, one thing for each file, with the first place of each word. */
function wordsInContent(lines: Line[], words: string[]): Left[] {
  return [...Map.groupBy(lines, ({ file }) => file)].flatMap(([file, said]) => {
    const found = words.flatMap((word) => {
      const first = said.find(({ text }) => beginning(word).test(text));
      if (!first) return [];
      const near = around(first.text, first.text.search(beginning(word)));
      return { word, near, line: first.line() };
    });
    return found.length === 0 ? [] : strayWords(file, found);
  });
}

/** The same in what was built, for words that no content has: in a drawing, or in the code. */
function wordsInBuild(words: string[]): Left[] {
  return filesBelow(output)
    .filter((file) => worded.test(file))
    .flatMap((file) => {
      const text = textOf(file);
      const found = words.flatMap((word) => {
        const at = text.search(beginning(word));
        const line = text.slice(0, at).split("\n").length;
        return at < 0 ? [] : { word, near: around(text, at), line };
      });
      return found.length === 0 ? [] : strayWords(join(output, file), found);
    });
}

export function leftovers(content: Content): Left[] {
  if (content.business.name === sampleFirm.name) return [];
  const record = new Set(readRecord().split("\n"));
  const lines = linesOf(content);
  const own = ownWords(content);
  const words = [...sampleFirm.names, ...sampleFirm.places, ...sampleFirm.trade].filter(
    (word) => !beginning(word).test(own),
  );
  const isNowhere = (word: string) => !lines.some(({ text }) => beginning(word).test(text));
  return [
    ...keptSentences(lines, record),
    ...keptPictures(record),
    ...wordsInContent(lines, words),
    ...wordsInBuild(words.filter(isNowhere)),
  ].map((each) => ({ ...each, isLeftover: true }));
}
