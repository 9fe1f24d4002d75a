/** Reads entries from disk and checks them. A bad entry never reaches a page. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { parse as parseYaml } from "yaml";
import type { z } from "zod";
import { typeset, typesetAll } from "./typeset.server.ts";

/** The folder of this file, wherever the code was bundled to: builds run from the project's root. */
export const contentFolder = join(process.cwd(), "app", "content");

/** One fault in the content, in words for the person who wrote the entry. */
export type ContentFault = { file: string; field: string; expected: string };

/** Thrown with every fault found, one line each: file, field, what was expected. */
export class ContentError extends Error {
  readonly faults: ContentFault[];
  constructor(faults: ContentFault[]) {
    const lines = faults.map(({ file, field, expected }) => `  ${file}: ${field}: ${expected}`);
    super(
      `The content has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}:\n${lines.join("\n")}`,
    );
    this.name = "ContentError";
    this.faults = faults;
  }
}

/** A Markdown entry: its checked front matter, the file it came from and its text. */
export type Entry<Fields> = Fields & { slug: string; file: string; body: string };

/** Fields between two lines of `---`, then the long text. */
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/** Turns a validator's issues into faults that name the field and what was found there. */
export function faultsOf(file: string, error: z.ZodError, input: unknown): ContentFault[] {
  const at = (path: PropertyKey[]) =>
    path.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
      input,
    );
  return error.issues.map((issue) => {
    const found = at(issue.path);
    // Words that a picture lacks: the picture's name says more than its place in a list.
    const { src } = (at(issue.path.slice(0, -1)) ?? {}) as { src?: unknown };
    const of = issue.path.at(-1) === "alt" && typeof src === "string" ? ` ${src}` : "";
    const shown = found === undefined ? "nothing" : JSON.stringify(found);
    return {
      file,
      field: issue.path.join(".") || "front matter",
      expected: `${issue.message}${of}; found ${shown.length > 80 ? `${shown.slice(0, 77)}…` : shown}`,
    };
  });
}

/** Fields written as YAML. @throws ContentError naming the file and what the parser said */
function parseFields(file: string, text: string, field: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    throw new ContentError([{ file, field, expected: `expected YAML: ${reason}` }]);
  }
}

/**
 * Reads a file that is YAML from top to bottom, such as the business profile. It is not checked.
 * @throws ContentError naming the file
 */
export function readYaml(folder: string, name: string): unknown {
  const path = join(folder, name);
  const file = relative(process.cwd(), path);
  if (!existsSync(path))
    throw new ContentError([{ file, field: "file", expected: "expected it to exist" }]);
  return parseFields(file, readFileSync(path, "utf8"), "fields");
}

/**
 * Reads one Markdown entry. Its quotes and apostrophes come out as a printer sets them.
 * @param path absolute path of the `.md` file
 * @throws ContentError naming file, field and expectation
 */
export function readEntry<Fields>(path: string, schema: z.ZodType<Fields>): Entry<Fields> {
  const file = relative(process.cwd(), path);
  const match = frontMatter.exec(readFileSync(path, "utf8"));
  if (!match) {
    throw new ContentError([
      { file, field: "front matter", expected: "expected fields between two lines of ---" },
    ]);
  }
  const fields = parseFields(file, match[1] ?? "", "front matter");
  const result = schema.safeParse(fields);
  if (!result.success) throw new ContentError(faultsOf(file, result.error, fields));
  const body = (match[2] ?? "").trim();
  if (body === "") {
    throw new ContentError([
      { file, field: "text", expected: "expected words below the front matter" },
    ]);
  }
  return { ...typesetAll(result.data), slug: basename(path, ".md"), file, body: typeset(body) };
}

/** Reads every entry of a folder under `app/content`, collecting the faults of all of them. */
export function readFolder<Fields>(
  folder: string,
  schema: z.ZodType<Fields>,
  faults: ContentFault[],
): Entry<Fields>[] {
  const directory = join(contentFolder, folder);
  // A firm without a blog has no such folder.
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .flatMap((name) => {
      try {
        return [readEntry(join(directory, name), schema)];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        faults.push(...error.faults);
        return [];
      }
    });
}

/** A checked file that is YAML from top to bottom, one of a folder. */
export type Sheet<Fields> = Fields & { slug: string; file: string };

/** Reads every YAML file of a folder under `app/content`, collecting the faults of all of them. */
export function readSheets<Fields>(
  folder: string,
  schema: z.ZodType<Fields>,
  faults: ContentFault[],
): Sheet<Fields>[] {
  const directory = join(contentFolder, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .flatMap((name) => {
      const file = relative(process.cwd(), join(directory, name));
      try {
        const fields = checkValue(file, readYaml(directory, name), schema, faults);
        return [{ ...typesetAll(fields), slug: basename(name, ".yaml"), file }];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        faults.push(...error.faults);
        return [];
      }
    });
}

/** Checks a value that stands alone, such as the business profile or the menus. */
export function checkValue<Output>(
  file: string,
  value: unknown,
  schema: z.ZodType<Output>,
  faults: ContentFault[],
): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  faults.push(...faultsOf(file, result.error, value));
  return value as Output;
}
