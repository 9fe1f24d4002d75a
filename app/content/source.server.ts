/** Reads content files as text, and reports their issues by file and line. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from "yaml";

/**
 * An issue in the content, worded for the author of the entry. Its line is that of the field, or of
 * the words in `near` if they stand in it.
 */
export type ContentIssue = {
  file: string;
  field: string;
  expected: string;
  near?: string;
  line?: number;
  /** Whether the field has to be there and is not. */
  isMissing?: boolean;
  /** Base names of the entries and files that it follows from, such as "doors" or "measures". */
  dependsOn?: string[];
};

/** Thrown with all issues, one line each: file, line, field, expectation. */
export class ContentError extends Error {
  readonly issues: ContentIssue[];
  constructor(issues: ContentIssue[]) {
    const lines = issues.map((issue) => {
      const line = issue.line ?? lineOf(issue);
      return `  ${issue.file}${line ? `:${line}` : ""}: ${issue.field}: ${issue.expected}`;
    });
    super(
      `The content has ${issues.length === 1 ? "an issue" : `${issues.length} issues`}:\n${lines.join("\n")}`,
    );
    this.name = "ContentError";
    this.issues = issues;
  }
}

/** Whether systems and editors left a file beside the real ones, as a Mac leaves `._door.jpg`. */
export const isLeftover = (path: string) => /(^|\/)([.~]|(thumbs\.db|desktop\.ini)$)/i.test(path);

/**
 * Signs without a width that come along when words are copied: byte order marks, optional hyphens, and
 * the marks of direction that a phone puts around a number. What joins emoji stays.
 */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * With lines that end in `\n`, without unseen signs, and with plain spaces for no-break spaces, which a
 * Mac types with the Option key held and the pages set themselves, and for control characters such as a
 * line break of Word, which XML may not have.
 */
const decode = (bytes: Uint8Array) =>
  new TextDecoder()
    .decode(bytes)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(unseen, "")
    .replaceAll(/[^\P{Cc}\0\t\n]|[\u00A0\u202F]/gu, " ");

/**
 * Text of a UTF-8 file.
 * @throws ContentError for another encoding, such as Notepad's UTF-16 or ANSI, and for two versions left by Git
 */
export function readText(file: string): string {
  const text = decode(readFileSync(file));
  const stop = (before: string, expected: string) => {
    throw new ContentError([{ file, field: "text", expected, line: before.split("\n").length }]);
  };
  const [sound = ""] = text.split(/[\0\uFFFD]/, 1);
  if (sound !== text)
    stop(
      sound,
      "expected text in UTF-8. In Notepad choose Save as, Encoding, UTF-8 and save it again",
    );
  const [first = ""] = text.split(/^(?:<{7}|>{7}) /m, 1);
  if (first !== text)
    stop(
      first,
      "expected one of two versions, as two people changed these lines: keep what is right, and take the other away with the lines of <<<<<<<, ======= and >>>>>>>",
    );
  return text;
}

/** The path of a file with a single value, as issues name it: `home.yaml`. */
export const fileIn = ({ root }: { root: string }, name: string) => `${root}/${name}.yaml`;

/** YAML fields between two lines of `---`, then the text. */
const entryParts = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/;

/**
 * The YAML fields of a file, the line they start on, and the text below them. A `.yaml` file is all
 * fields; undefined for an entry without its two lines of `---`.
 */
export function splitSource(file: string, source: string) {
  if (!file.endsWith(".md")) return { fields: source, firstLine: 1, text: "" };
  const [, fields, text = ""] = entryParts.exec(source) ?? [];
  return fields === undefined ? undefined : { fields, firstLine: 2, text };
}

type Path = (string | number)[];
/** Line of a value in its file, or of its nearest ancestor if it is missing. */
type Locate = (path: Path) => number;

/** Locates values in a file of the content; `text` is what is below an entry's fields. */
export function locateIn(file: string, source = readText(file)): Locate {
  const parts = splitSource(file, source);
  if (!parts) return () => 1;
  const { fields, firstLine } = parts;
  const lines = new LineCounter();
  const document = parseDocument(fields, { lineCounter: lines });
  return (path) => {
    if (file.endsWith(".md") && path[0] === "text")
      return firstLine + fields.split("\n").length + 1;
    let node: unknown = document.contents;
    let start = 0;
    for (const key of path) {
      const item = isMap(node)
        ? node.items.find((pair) => String(pair.key) === key)
        : (node as { items?: unknown[] } | null)?.items?.[Number(key)];
      if (item === undefined) break;
      const begin = isPair(item) ? item.key : item;
      if (isNode(begin) && begin.range) start = begin.range[0];
      node = isPair(item) ? item.value : item;
    }
    return firstLine - 1 + lines.linePos(start).line;
  };
}

/** A value as it stands in a file, such as 007 or yes; undefined for one that is no word or number there. */
export function typedAt(file: string, path: Path): string | undefined {
  if (!existsSync(file)) return undefined;
  const { fields = "" } = splitSource(file, decode(readFileSync(file))) ?? {};
  const node = parseDocument(fields).getIn(path, true);
  return isScalar(node) ? node.source : undefined;
}

/** The line of an issue, if there is such a file. */
function lineOf({ file, field, near }: ContentIssue): number | undefined {
  if (!existsSync(file) || !statSync(file).isFile()) return undefined;
  const source = decode(readFileSync(file));
  const from = locateIn(file, source)(field.split("."));
  const [words] = near?.split("\n") ?? [];
  const lines = source.split("\n").slice(from - 1);
  const at = words ? lines.findIndex((line) => line.includes(words)) : -1;
  return from + Math.max(0, at);
}
