/** Reads and validates entries. An invalid entry never reaches a page. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { brief } from "../lib/shorten.ts";
import { slug } from "./schema/common.ts";
import { ContentError, isLeftover, readText, type ContentIssue } from "./source.server.ts";
import { typeset, typesetAll } from "./typeset.server.ts";

/**
 * The content folder. Relative to the working directory, because builds bundle this file elsewhere.
 */
export const contentFolder = join(process.cwd(), "app", "content");

/** A Markdown entry: its validated front matter, its file and its text. */
export type Entry<Fields> = Fields & { slug: string; file: string; body: string };

/** YAML fields between two lines of `---`, then the text. */
const frontMatter = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/;

/** Converts what a validator found into issues that name the field and its value. */
export function issuesOf(file: string, error: z.ZodError, input: unknown): ContentIssue[] {
  const at = (path: PropertyKey[]) =>
    path.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
      input,
    );
  return error.issues.map((issue) => {
    const found = at(issue.path);
    // The picture's file name says more than its index in a list.
    const { src } = (at(issue.path.slice(0, -1)) ?? {}) as { src?: unknown };
    const of = issue.path.at(-1) === "alt" && typeof src === "string" ? ` (${src})` : "";
    const shown = found === undefined ? "nothing" : brief(JSON.stringify(found));
    return {
      file,
      field: issue.path.join(".") || "front matter",
      expected: `${issue.message}${of}; found ${shown}`,
    };
  });
}

function fail(issue: ContentIssue): never {
  throw new ContentError([issue]);
}

/**
 * Parses YAML fields.
 * @param before lines of the file above them
 * @throws ContentError with the file, the line and the parser's message
 */
function parseFields(file: string, text: string, field: string, before = 0): unknown {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (!error) return document.toJS();
  // The parser's own place counts from the first field, and the lines that it quotes may be long.
  const [reason = ""] = error.message.split(/ at line \d+|\n/, 1);
  const line = before + (error.linePos?.[0].line ?? 1);
  return fail({ file, field, expected: `expected YAML: ${brief(reason)}`, line });
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
 * Reads a Markdown entry and converts straight quotes and apostrophes to typographic ones.
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
  return { ...typesetAll(result.data), slug: basename(path, ".md"), file, body: typeset(body) };
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
    return { ...typesetAll(fields), slug: name, file };
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
