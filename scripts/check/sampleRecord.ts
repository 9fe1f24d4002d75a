/**
 * What the sample firm's content says and shows: its names, and digests of its sentences and pictures. The
 * launch check names what another firm's content still has of them.
 *
 *   npm run record-sample   writes the record, after a change of the sample's content
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readTyped } from "../../app/content/content.server.ts";
import type { Content } from "../../app/content/entries.server.ts";
import { walkStrings } from "../../app/content/issues.server.ts";
import { locateIn, readText } from "../../app/content/source.server.ts";
import { filesBelow } from "../lib/filesBelow.ts";
import { splitSentences } from "../lib/splitSentences.ts";

const recordFile = "scripts/check/sampleRecord.txt";
const pictureFolder = "app/content/pictures";

/** What is said in fewer words of three letters or more, such as "Where we are based", is anybody's. */
const fewestWords = 4;

/** What names a page, a file or an entry, and says nothing. */
const isName = (text: string, field: string) =>
  /(^|\.)(file|slug)$/.test(field) || /^\S*[./]\S*$/.test(text);

export const digestOf = (bytes: string | Buffer) =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 10);

/** A text's sentences, whose digests leave out the case and the signs that typing and curling change. */
export function sentencesOf(text: string): { said: string; digest: string }[] {
  return splitSentences(text).flatMap((said) => {
    const words = said.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
    const digest = digestOf(words.join(" "));
    const isShort = words.filter(({ length }) => length > 2).length < fewestWords;
    return isShort ? [] : { said, digest };
  });
}

/** A text of the content and where it stands; a long one, line by line. */
export type Line = { text: string; file: string; field: string; line: () => number };

export function linesOf(content: Content): Line[] {
  const lines: Line[] = [];
  walkStrings(content, (text, file, field) => {
    if (field !== "text" || !file.endsWith(".md"))
      return lines.push({ text, file, field, line: () => locateIn(file)(field.split(".")) });
    const from = locateIn(file)([field]);
    const body = readText(file)
      .split("\n")
      .slice(from - 1);
    return lines.push(
      ...body.map((each, at) => ({ text: each, file, field, line: () => from + at })),
    );
  });
  return lines.filter((each) => !isName(each.text, each.field));
}

/** All that lines say: sentences, and the short terms of a list together. */
export function sayingsOf(lines: Line[]) {
  const isTerm = ({ text, field }: Line) => /\.\d+$/.test(field) && sentencesOf(text).length === 0;
  const lists = Map.groupBy(
    lines.filter(isTerm),
    ({ file, field }) => `${file} ${field.replace(/\.\d+$/, "")}`,
  );
  const terms = [...lists.values()].map((list) => ({
    ...list[0]!,
    text: list.map(({ text }) => text).join(", "),
  }));
  return [...lines, ...terms].flatMap((each) =>
    sentencesOf(each.text).map((sentence) => ({ ...each, ...sentence })),
  );
}

/** Pictures by file, in use or not. Icons and the marks of other sites are anybody's. */
export const pictureDigests = () =>
  [
    ...filesBelow(pictureFolder)
      .filter((file) => /\.(jpg|webp|svg|mp4|webm)$/.test(file) && !/^(icons|social)\//.test(file))
      .map((file) => join(pictureFolder, file)),
    ...filesBelow("public")
      .filter((file) => /^(logo|favicon)\.svg$/.test(file))
      .map((file) => join("public", file)),
  ].map((file) => ({ file, digest: digestOf(readFileSync(file)) }));

/** What the firm, its places and its partners are called; without those that another is part of. */
export function namesOf({ business, partners, towns }: Content): string[] {
  const { name, shortName, origin, email, phone, designer, locality, serviceArea } = business;
  const named = [...partners, ...towns, ...(designer ? [designer] : [])].map((each) => each.name);
  const ways = [new URL(origin).host, email, phone.display, phone.e164.slice(1)];
  const names = [name, shortName, ...ways, locality, ...serviceArea, ...named];
  const isPart = (one: string, whole: string) =>
    one !== whole && whole.toLowerCase().includes(one.toLowerCase());
  return [...new Set(names)].filter((each) => !names.some((other) => isPart(other, each)));
}

/** The content's files, whole: by these a test knows that nothing has been changed. */
const fileDigests = () =>
  filesBelow("app/content")
    .filter((file) => /\.(md|yaml)$/.test(file) && file !== "README.md")
    .map((file) => ({ digest: digestOf(readText(join("app/content", file))) }));

/**
 * The record as it should be: names, an empty line, digests. A page without the mark of a sample, such as the
 * one on cookies, holds for any firm.
 */
function makeRecord(content: Content): string {
  const information = content.information.filter(({ sample }) => sample);
  const found = [
    ...sayingsOf(linesOf({ ...content, information })),
    ...pictureDigests(),
    ...fileDigests(),
  ];
  const digests = [...new Set(found.map(({ digest }) => digest))].toSorted();
  return `${[...namesOf(content), "", ...digests].join("\n")}\n`;
}

/** The record as it is. */
const readRecord = () => readFileSync(recordFile, "utf8");

/** The names and the digests of the record. */
export function sampleKnown() {
  const [names = [], digests = []] = readRecord()
    .split("\n\n")
    .map((part) => part.trim().split("\n"));
  return { names, digests: new Set(digests) };
}

/** Whether the firm still is the sample one, whatever else has changed. The record begins with its short name. */
export const isSampleFirm = ({ business }: Pick<Content, "business">) =>
  business.name.startsWith(sampleKnown().names[0]!);

/**
 * Whether the content is the sample firm's, as recorded: what is only true of it can be tested then. That the
 * record is not left behind is for `npm run check:words`.
 */
export const isTheSample = () => readRecord() === makeRecord(readTyped());

/** Why a test of the sample's content is skipped. */
export const notTheSample =
  "The content is not the sample's as recorded (npm run record-sample, if it should be).";

if (import.meta.main) writeFileSync(recordFile, makeRecord(readTyped()));
