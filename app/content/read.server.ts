/** Reads and validates entries. An invalid entry never reaches a page. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { isAlias, isMap, isScalar, isSeq, parseDocument, type Document } from "yaml";
import type { z } from "zod";
import { excerpt } from "../lib/shorten.ts";
import { slug } from "./schema/common.ts";
import { ContentError, isLeftover, readText, type ContentIssue } from "./source.server.ts";
import { curlAll } from "./text.server.ts";

/**
 * The content folder. Relative to the working directory, because builds bundle this file elsewhere.
 */
export const contentFolder = join(process.cwd(), "app", "content");

/** A Markdown entry: its validated front matter, its file and its text. */
export type Entry<Fields> = Fields & { slug: string; file: string; body: string };

/** YAML fields between two lines of `---`, then the text. */
const frontMatter = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/;

/** What the author meant by something that was read as other than words: a year, a colon. */
function hintFor(message: string, found: unknown): string {
  if (message !== "expected words") return "";
  if (typeof found === "number" || typeof found === "boolean") return `; write "${found}"`;
  const [pair, ...others] = typeof found === "object" && found ? Object.entries(found) : [];
  return pair && others.length === 0 && typeof pair[1] === "string"
    ? `; write "${pair.join(": ")}"`
    : "";
}

/** Converts what a validator found into issues that name the field and its value. */
export function issuesOf(file: string, error: z.ZodError, input: unknown): ContentIssue[] {
  const at = (path: PropertyKey[]) =>
    path.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
      input,
    );
  return error.issues.map((issue) => {
    if (issue.code === "unrecognized_keys")
      return { file, field: [...issue.path, issue.keys[0]].join("."), expected: issue.message };
    const found = at(issue.path);
    // The picture's file name says more than its index in a list.
    const { src } = (at(issue.path.slice(0, -1)) ?? {}) as { src?: unknown };
    const of = issue.path.at(-1) === "alt" && typeof src === "string" ? ` (${src})` : "";
    const shown =
      found === undefined || found === null ? "nothing" : excerpt(JSON.stringify(found));
    return {
      file,
      field: issue.path.join(".") || "front matter",
      expected: `${issue.message}${of}; found ${shown}${hintFor(issue.message, found)}`,
    };
  });
}

function fail(issue: ContentIssue): never {
  throw new ContentError([issue]);
}

/** A line of fields: what stands in front of its words, and the words. */
const lineParts = /^(\s*(?:- )?(?:[a-z]\w*: )?)(.*)$/;

/** A line of fields with its words in quotes: `title: "Doors: a guide"`. */
function inQuotes(line: string): string {
  const [, before = "", typed = ""] = lineParts.exec(line) ?? [];
  const words = typed.trim();
  const isQuoted = /^(["'“‘])[^"“”]*["'”’]$/.test(words);
  const bare = isQuoted ? words.slice(1, -1) : words.replace(/^["'“‘](?=[^"”’]*$)/, "");
  const quoted = bare.includes('"') ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`;
  return `${before.trim()} ${quoted}`;
}

/** Whether a line's words begin with a bracket that stays open; what is behind a # closes none. */
function opens(line: string): boolean {
  const [words] = line.replace(/\s#.*$/, "").match(/(?<=(?:: |- )(?:[!&]\S*\s+)*)[[{].*$/) ?? [""];
  return words.split(/[[{]/).length > words.split(/[\]}]/).length;
}

/** The line of a fault: words that go on below it are part of it, an open bracket above is its cause. */
function faultyLine(lines: string[], at: number): { line: string; at: number } {
  const opened = lines.slice(0, at).map(opens).lastIndexOf(true);
  if (opened >= 0 && !lines.slice(opened + 1, at).some((line) => /[\]}]/.test(line)))
    return { line: lines[opened]!, at: opened };
  const line = lines[at] ?? "";
  const depth = line.search(/\S/);
  const below = lines.slice(at + 1);
  const end = below.findIndex((next) => next.search(/\S/) <= depth || /^\s*- /.test(next));
  // Words in quotes end where the quotes do, and a list has a line for each item.
  const rest = /: [^\s"'|>]/.test(line) ? below.slice(0, end < 0 ? undefined : end) : [];
  return { line: [line, ...rest.map((next) => next.trim())].join(" "), at };
}

/**
 * What to do about a line that cannot be read, in words for someone who has not heard of YAML.
 * @param code the parser's name of the fault
 */
function remedyFor(code: string, line: string): string {
  const isField = line.includes(": ");
  const [, name, words] = /^\s*([a-z]\w*):(\S.*)$/.exec(line) ?? [];
  if (name && !isField) return `expected a space after the colon; write ${name}: ${words}`;
  const quotes = `expected quotes around words with a sign in them; write ${inQuotes(line)}`;
  if (opens(line) || /: [[{]/.test(line)) return quotes;
  switch (code) {
    case "TAB_AS_INDENT":
      return "expected spaces in front of the line, not a tab";
    case "DUPLICATE_KEY":
      return "expected this field once; it stands above already";
    case "BAD_INDENT":
    case "MULTILINE_IMPLICIT_KEY":
      return "expected a field such as title: Oak doors, as far from the left as the one above it";
    default:
      return isField ? quotes : "expected a field such as title: Oak doors, one on a line";
  }
}

/**
 * Words that the parser would leave out, as a # behind a space begins a note to oneself, or take for
 * the name of others, as it does after a *, a & or a !; and words in a phone's quotes, which would be
 * shown with them.
 */
function lostWords(document: Document.Parsed, text: string) {
  const lost: { at: number; path: string; isInPhonesQuotes?: boolean }[] = [];
  const look = (node: unknown, path: string) => {
    if (isMap(node))
      for (const { key, value } of node.items)
        look(value, path ? `${path}.${String(key)}` : String(key));
    if (isSeq(node)) for (const [at, item] of node.items.entries()) look(item, `${path}.${at}`);
    if (isAlias(node)) lost.push({ at: node.range?.[0] ?? 0, path });
    if (!isScalar(node)) return;
    const [start = 0, end = 0] = node.range ?? [];
    if (node.tag || node.anchor) lost.push({ at: start, path });
    // A block of lines has no note behind it; behind a number one loses no words.
    if (node.type?.startsWith("BLOCK") || !(typeof node.value === "string" || node.value === null))
      return;
    if (node.type === "PLAIN" && /^[“‘][^“”]*[”’]$/.test(node.value ?? ""))
      lost.push({ at: start, path, isInPhonesQuotes: true });
    const [rest = ""] = text.slice(end).split("\n", 1);
    if (rest.trim().startsWith("#")) lost.push({ at: end, path });
  };
  look(document.contents, "");
  return lost;
}

/**
 * Parses YAML fields.
 * @param before lines of the file above them
 * @throws ContentError with the file, the line and what to write instead
 */
function parseFields(file: string, text: string, field: string, before = 0): unknown {
  const document = parseDocument(text);
  const lines = text.split("\n");
  const issues = [...document.errors, ...document.warnings].slice(0, 1).map((error) => {
    // The parser's own place counts from the first field.
    const { line, at: index } = faultyLine(lines, (error.linePos?.[0].line ?? 1) - 1);
    const at = index + 1;
    const name = /^[\s-]*([A-Za-z]\w*):/.exec(line)?.[1] ?? field;
    return { file, field: name, expected: remedyFor(error.code, line), line: before + at };
  });
  for (const { at, path, isInPhonesQuotes } of issues.length > 0 ? [] : lostWords(document, text)) {
    const line = text.slice(0, at).split("\n").length;
    const why = isInPhonesQuotes
      ? 'straight quotes " around words, or none: those of a phone would be shown'
      : "quotes around words with a sign such as # or * in them, which would be left out";
    const expected = `expected ${why}; write ${inQuotes(lines[line - 1]!)}`;
    issues.push({ file, field: path, expected, line: before + line });
  }
  if (issues.length > 0) throw new ContentError(issues);
  return document.toJS();
}

/**
 * Reads a pure YAML file, such as the business profile, without validation.
 * @throws ContentError naming the file
 */
export function readYaml(folder: string, name: string): unknown {
  const path = join(folder, name);
  const file = relative(process.cwd(), path);
  if (!existsSync(path)) fail({ file, field: "file", expected: "expected it to exist" });
  return parseFields(file, readText(file), "fields");
}

/**
 * Reads the fields and the text of a Markdown entry, without validation.
 * @throws ContentError naming the file
 */
export function readMarkdown(file: string): { fields: unknown; text: string } {
  const [, head, text = ""] = frontMatter.exec(readText(file)) ?? [];
  if (head === undefined)
    return fail({
      file,
      field: "front matter",
      expected: "expected fields between two lines of ---",
    });
  return { fields: parseFields(file, head, "front matter", 1), text };
}

/**
 * Reads a Markdown entry.
 * @param path absolute path of the `.md` file
 * @throws ContentError naming file, field and expectation
 */
export function readEntry<Fields>(path: string, schema: z.ZodType<Fields>): Entry<Fields> {
  const file = relative(process.cwd(), path);
  const { fields, text } = readMarkdown(file);
  const result = schema.safeParse(fields);
  if (!result.success) throw new ContentError(issuesOf(file, result.error, fields));
  const body = text.trim();
  if (body === "") fail({ file, field: "text", expected: "expected words below the front matter" });
  return { ...curlAll(result.data), slug: basename(path, ".md"), file, body };
}

/** The endings that a file of a kind may have been given, each by some system or editor. */
const endings = { ".md": /\.(md|markdown)(\.txt)?$/i, ".yaml": /\.ya?ml(\.txt)?$/i };

/** Names of a folder's files with this extension, without it: the slugs of its entries. */
function slugsIn(directory: string, ending: keyof typeof endings, issues: ContentIssue[]) {
  // A firm without a blog has no such folder.
  if (!existsSync(directory)) return [];
  const names = readdirSync(directory)
    .filter((name) => endings[ending].test(name) && !isLeftover(name))
    .sort();
  for (const name of names) {
    if (name.endsWith(ending) && slug.safeParse(basename(name, ending)).success) continue;
    issues.push({
      file: relative(process.cwd(), join(directory, name)),
      field: "file name",
      expected: `expected small letters and digits joined by hyphens, such as oak-door${ending}`,
    });
  }
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => basename(name, ending))
    .sort();
}

/** Reads each of a folder's files with this extension, and collects their issues. */
function readEach<Output>(
  directory: string,
  ending: keyof typeof endings,
  issues: ContentIssue[],
  read: (path: string, name: string) => Output,
): Output[] {
  return slugsIn(directory, ending, issues).flatMap((name) => {
    try {
      return [read(join(directory, name + ending), name)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
      return [];
    }
  });
}

/** Reads all entries in a folder and collects their issues. */
export function readFolder<Fields>(
  directory: string,
  schema: z.ZodType<Fields>,
  issues: ContentIssue[],
): Entry<Fields>[] {
  return readEach(directory, ".md", issues, (path) => readEntry(path, schema));
}

/** A validated pure YAML file from a folder. */
export type YamlEntry<Fields> = Fields & { slug: string; file: string };

/** Reads all YAML files in a folder and collects their issues. */
export function readYamlEntries<Fields>(
  directory: string,
  schema: z.ZodType<Fields>,
  issues: ContentIssue[],
): YamlEntry<Fields>[] {
  return readEach(directory, ".yaml", issues, (path, name) => {
    const file = relative(process.cwd(), path);
    const fields = checkValue(file, readYaml(directory, basename(path)), schema, issues);
    return { ...curlAll(fields), slug: name, file };
  });
}

/** Validates a single value, such as the business profile or the menus. */
export function checkValue<Output>(
  file: string,
  value: unknown,
  schema: z.ZodType<Output>,
  issues: ContentIssue[],
): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  issues.push(...issuesOf(file, result.error, value));
  return value as Output;
}
