/** Reads and validates entries. An invalid entry never reaches a page. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join, parse, relative } from "node:path";
import { isAlias, isMap, isScalar, isSeq, parseDocument, type Document } from "yaml";
import { z } from "zod";
import { excerpt } from "../lib/shorten.ts";
import { slug } from "./schema/common.ts";
import { schemasAt } from "./schema/walk.ts";
import { address, fieldMeant, hintFor } from "./hints.server.ts";
import { ContentError, isLeftover, readText, typedAt, type ContentIssue } from "./source.server.ts";
import { curlAll } from "./text.server.ts";

/**
 * The content folder. Relative to the working directory, because builds bundle this file elsewhere.
 */
export const contentFolder = join(process.cwd(), "app", "content");

/** A Markdown entry: its validated front matter, its file and its text. */
export type Entry<Fields> = Fields & { slug: string; file: string; body: string };

/** What is wrong with the lines of `---` above and below the fields, and where. */
function lostFence(source: string): { expected: string; line: number } {
  const lines = source.split("\n");
  const found = (line = "") => `; found ${line.trim() ? excerpt(line) : "an empty line"}`;
  if (!source.trim())
    return { expected: "expected fields and a text; found an empty file", line: 1 };
  if (lines[0]!.trimEnd() !== "---")
    return {
      expected: `expected three hyphens, ---, alone on the first line, and again below the fields${found(lines[0])}`,
      line: 1,
    };
  // A phone makes one long dash of two hyphens; others type four.
  const other = lines.findIndex((line, at) => at > 0 && /^[-–—]{2,}\s*$|^\s+---\s*$/.test(line));
  const end = lines.findIndex((line, at) => at > 0 && !line.trim());
  const at = other > 0 ? other : end > 0 ? end : lines.length - 1;
  return {
    expected: `expected three hyphens, ---, alone on the line below the fields${found(lines[at])}`,
    line: at + 1,
  };
}

/** YAML fields between two lines of `---`, then the text. */
const frontMatter = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/;

/** The names of the fields at a place of a schema. */
function fieldsAt(schema: z.ZodType, path: PropertyKey[]): string[] {
  const [found, ...others] = schemasAt(schema, path);
  // Of several kinds of value, it is not known which was meant.
  return found instanceof z.ZodObject && others.length === 0 ? Object.keys(found.shape) : [];
}

/** The notation and the type that a value was to have; none if it has both and breaks another rule. */
function expectedAt(schema: z.ZodType, issue: z.core.$ZodIssue): string[] {
  if (issue.code !== "invalid_type" && issue.code !== "invalid_format") return [];
  const notations = schemasAt(schema, issue.path).flatMap((each) => each.meta()?.notation ?? []);
  return [...notations, ...(issue.code === "invalid_type" ? [issue.expected] : [])];
}

/** Converts what a validator found into issues that name the field and its value. */
export function issuesOf(
  file: string,
  error: z.ZodError,
  input: unknown,
  schema: z.ZodType,
): ContentIssue[] {
  const at = (path: PropertyKey[]) =>
    path.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
      input,
    );
  const given = at(["country"]);
  const country = typeof given === "string" ? given : "GB";
  /** Fields that are there, though misspelt. */
  const misspelt = new Set<string>();
  const unknown = error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => {
          const meant = fieldMeant(key, fieldsAt(schema, issue.path));
          const expected = `expected no field called ${key}${meant ? `; write ${meant}` : ""}`;
          if (meant) misspelt.add([...issue.path, meant].join("."));
          return { file, field: [...issue.path, key].join("."), expected };
        })
      : [],
  );
  const others = error.issues.flatMap((issue) => {
    const name = issue.path.join(".");
    const found = at(issue.path);
    if (issue.code === "unrecognized_keys" || (found === undefined && misspelt.has(name)))
      return [];
    // The picture's file name says more than its index in a list.
    const { src } = (at(issue.path.slice(0, -1)) ?? {}) as { src?: unknown };
    const of = issue.path.at(-1) === "alt" && typeof src === "string" ? ` (${src})` : "";
    const typed = typedAt(file, issue.path as (string | number)[]);
    const isMissing = (found === undefined || found === null) && !typed;
    const shown = isMissing
      ? "nothing"
      : found === undefined || found === null
        ? JSON.stringify(typed)
        : typeof found === "string"
          ? excerpt(JSON.stringify(found))
          : (typed ?? excerpt(JSON.stringify(found)));
    const hint = hintFor(expectedAt(schema, issue), found, { typed, country });
    const field = name || "front matter";
    const expected = `${issue.message}${of}; found ${shown}${hint}`;
    return [{ file, field, expected, ...(isMissing && { isMissing }) }];
  });
  return [...unknown, ...others];
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
  const isShort = /^['‘’](tis|twas|til|em|cause|round)\b/i.test(words);
  const bare = isQuoted
    ? words.slice(1, -1)
    : isShort
      ? words
      : words.replace(/^["'“‘](?=[^"”’]*$)/, "");
  // In double quotes a \ is a sign of the parser's.
  const quoted = /["\\]/.test(bare) ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`;
  return `${before.trim()} ${quoted}`;
}

/** Whether a line has more opening brackets than closing ones, not counting a note behind a #. */
function opens(line: string): boolean {
  const [words] = line.replace(/\s#.*$/, "").match(/(?<=(?:: |- )(?:[!&]\S*\s+)*)[[{].*$/) ?? [""];
  return words.split(/[[{]/).length > words.split(/[\]}]/).length;
}

/** The line of the last opening quote, at or above a line. The parser notices a missing closing one later. */
function openQuote(lines: string[], at: number): number {
  const begins = lines
    .slice(0, at + 1)
    .map((line) => /(?<=(?:: |- ))(?:'(?:[^']|'')*|"(?:[^"\\]|\\.)*)$/.test(line))
    .lastIndexOf(true);
  return begins >= 0 ? begins : at;
}

/** The line of a fault, with the lines on which its words go on; or the line of an open bracket above it. */
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
  const [, part] = /^\s*[*•·▪–—+]\s+(.*)$/.exec(line) ?? [];
  if (part) return `expected a hyphen and a space in front of each part of a list; write - ${part}`;
  const [, name, words] = /^\s*([a-z]\w*):(\S.*)$/.exec(line) ?? [];
  if (name && !isField) return `expected a space after the colon; write ${name}: ${words}`;
  const quotes = `expected quotes around words with a sign in them; write ${inQuotes(line)}`;
  if (opens(line) || /: [[{]|^\s*- ["']/.test(line)) return quotes;
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
    // A block of lines can have no note behind it, and a note behind a number loses no words.
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
    const from = (error.linePos?.[0].line ?? 1) - 1;
    const isOpen = error.message.startsWith("Missing closing");
    const { line, at: index } = faultyLine(lines, isOpen ? openQuote(lines, from) : from);
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
  if (!existsSync(path)) {
    const stem = basename(name, ".yaml").toLowerCase();
    const other = readdirSync(folder).find((each) => parse(each).name.toLowerCase() === stem);
    const found = other ? `; found ${other}` : "";
    fail({ file, field: "file", expected: `expected it to exist${found}` });
  }
  return parseFields(file, readText(file), "fields");
}

/**
 * Reads the fields and the text of a Markdown entry, without validation.
 * @throws ContentError naming the file
 */
export function readMarkdown(file: string): { fields: unknown; text: string } {
  const source = readText(file);
  const [, head, text = ""] = frontMatter.exec(source) ?? [];
  if (head === undefined) return fail({ file, field: "front matter", ...lostFence(source) });
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
  if (!result.success) throw new ContentError(issuesOf(file, result.error, fields, schema));
  const body = text.trim();
  if (body === "") fail({ file, field: "text", expected: "expected words below the front matter" });
  return { ...curlAll(result.data), slug: basename(path, ".md"), file, body };
}

/** The endings that systems and editors give a file of each kind. */
const endings = { ".md": /\.(md|markdown)(\.txt)?$/i, ".yaml": /\.ya?ml(\.txt)?$/i };

/** Names of a folder's files with this extension, without it: the slugs of its entries. */
function slugsIn(directory: string, ending: keyof typeof endings, issues: ContentIssue[]) {
  // A firm without a blog has no such folder.
  if (!existsSync(directory)) return [];
  const found = readdirSync(directory, { withFileTypes: true })
    // Code stands beside the pages it is for.
    .filter(({ name }) => !isLeftover(name) && !name.endsWith(".ts"))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const names = found.map(({ name }) => name).filter((name) => endings[ending].test(name));
  const add = (name: string, expected: string) =>
    issues.push({
      file: relative(process.cwd(), join(directory, name)),
      field: "file name",
      expected,
    });
  for (const entry of found) {
    const { name } = entry;
    if (entry.isDirectory()) add(name, "expected no folder here: its files would not be read");
    else if (!names.includes(name))
      add(name, `expected a name that ends in ${ending}, without which it is not read`);
    else if (!name.endsWith(ending) || !slug.safeParse(basename(name, ending)).success)
      add(
        name,
        `expected small letters and digits joined by hyphens, such as ${address(name.replace(endings[ending], "")) || "oak-door"}${ending}`,
      );
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
  issues.push(...issuesOf(file, result.error, value, schema));
  return value as Output;
}
