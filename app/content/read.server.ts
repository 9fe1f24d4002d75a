/** Reads and validates files of the content. An entry with an issue is left out. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join, parse, relative } from "node:path";
import { z } from "zod";
import { excerpt } from "../lib/shorten.ts";
import type { TypedBusiness } from "./schema/business.ts";
import { slug } from "./schema/common.ts";
import { schemasAt } from "./schema/walk.ts";
import { address, fieldMeant, hintFor } from "./hints.server.ts";
import {
  ContentError,
  isLeftover,
  readText,
  splitSource,
  typedAt,
  type ContentIssue,
} from "./source.server.ts";
import { parseFields } from "./yamlFields.server.ts";

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
  const parts = splitSource(file, source);
  if (!parts) return fail({ file, field: "front matter", ...lostFence(source) });
  const { fields, firstLine, text } = parts;
  return { fields: parseFields(file, fields, "front matter", firstLine - 1), text };
}

function parseOrThrow<Output>(file: string, fields: unknown, schema: z.ZodType<Output>): Output {
  const result = schema.safeParse(fields);
  if (!result.success) throw new ContentError(issuesOf(file, result.error, fields, schema));
  return result.data;
}

/**
 * Reads a Markdown entry.
 * @param path absolute path of the `.md` file
 * @throws ContentError naming file, field and expectation
 */
export function readEntry<Fields>(path: string, schema: z.ZodType<Fields>): Entry<Fields> {
  const file = relative(process.cwd(), path);
  const { fields, text } = readMarkdown(file);
  const valid = parseOrThrow(file, fields, schema);
  const body = text.trim();
  if (body === "") fail({ file, field: "text", expected: "expected words below the front matter" });
  return { ...valid, slug: basename(path, ".md"), file, body };
}

/** The endings that systems and editors give a file of each kind. */
const endings = { ".md": /\.(md|markdown)(\.txt)?$/i, ".yaml": /\.ya?ml(\.txt)?$/i };

/** Names of a folder's files with this extension, without it: the slugs of its entries. */
function slugsIn(directory: string, ending: keyof typeof endings, issues: ContentIssue[]) {
  // A firm without a blog has no such folder.
  if (!existsSync(directory)) return [];
  const found = readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => !isLeftover(name))
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
        `expected small letters and digits joined by hyphens, such as ${address(name.replace(endings[ending], "")) || "a-page"}${ending}`,
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
    const fields = parseOrThrow(file, readYaml(directory, basename(path)), schema);
    return { ...fields, slug: name, file };
  });
}

/** The value in a folder's file of this name, not validated. A firm may do without times and sizes. */
export const readSingle = (folder: string, name: string) =>
  name === "measures" && !existsSync(join(folder, "measures.yaml"))
    ? []
    : readYaml(folder, `${name}.yaml`);

/** The business profile in a folder, not validated. `SITE_ORIGIN` stands for its origin. */
export function readBusiness(folder: string): TypedBusiness {
  const profile = readSingle(folder, "business") as TypedBusiness;
  return { ...profile, origin: process.env["SITE_ORIGIN"] ?? profile.origin };
}

/**
 * Reads and validates a single value, such as the menus. No page can do without it, so a faulty one is
 * handed on for the checks of its other parts; one that can't be read is missing.
 */
export function checkValue<Output>(
  file: string,
  read: () => unknown,
  schema: z.ZodType<Output>,
  issues: ContentIssue[],
): Output {
  let value: unknown;
  try {
    value = read();
    return parseOrThrow(file, value, schema);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    issues.push(...error.issues);
    return value as Output;
  }
}
