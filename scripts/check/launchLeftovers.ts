/** What is left of the sample firm in the site of another, in what was last built of it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../../app/content/entries.server.ts";
import { filesBelow } from "../lib/filesBelow.ts";
import type { Left } from "./launchSamples.ts";
import { sampleFirm } from "./sampleFirm.ts";

const output = "build/client";
/** Whatever is made of words. Route data repeats its page, and the editor is nobody's. */
const worded = /\.(html|json|txt|vcf|webmanifest|xml)$/;

/** Finds a word where one begins: "stair" in "staircase", not in "upstairs". */
const beginning = (word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${word.replaceAll(".", "\\.").replaceAll(" ", "\\s+")}`, "iu");

/** What the firm says of itself where only its own words can stand. */
function ownWords({ business, projects, services, towns }: Content): string {
  const { name, tagline, locality, region, serviceArea } = business;
  return JSON.stringify([name, tagline, locality, region, serviceArea, projects, services, towns]);
}

/** A word with what stands around it, from a page's text. */
function excerpt(text: string, at: number): string {
  const from = Math.max(0, at - 40);
  return text
    .slice(from, at + 40)
    .replaceAll(/<[^>]*>?/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** A file as it is read. The index lists words by the alphabet: no two of them are one expression. */
const textOf = (file: string) =>
  readFileSync(join(output, file), "utf8")
    .replaceAll("&amp;", "&")
    .replaceAll(/(?<="words":")[^"]*/g, (list) => list.replaceAll(" ", ", "));

/** One thing for each file, with the first place of each word. */
export function leftovers(content: Content): Left[] {
  if (content.business.name === sampleFirm.name) return [];
  const own = ownWords(content);
  const words = [...sampleFirm.names, ...sampleFirm.places, ...sampleFirm.trade].filter(
    (word) => !beginning(word).test(own),
  );
  return filesBelow(output)
    .filter((file) => worded.test(file) && !file.startsWith("admin/"))
    .flatMap((file) => {
      const text = textOf(file);
      const found = words.flatMap((word) => {
        const at = text.search(beginning(word));
        return at < 0 ? [] : [{ word, at }];
      });
      if (found.length === 0) return [];
      const named = found.map(({ word, at }) => `"${word}" in "…${excerpt(text, at)}…"`);
      return [
        {
          file: join(output, file),
          line: text.slice(0, found[0]!.at).split("\n").length,
          words: `Words of the sample firm are left, in the page's text or in the file that it is made from: ${named.join("; ")}. Put your own.`,
        },
      ];
    });
}
