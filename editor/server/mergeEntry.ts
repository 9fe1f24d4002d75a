/**
 * Writes an entry back the way it was written: the editor hands over the whole file anew, and only
 * the fields that say something else are changed in the old one. Order, quotes, comments, folded
 * lines and the long text stay as they were, so that a change of one field is a change of its lines.
 */
import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from "yaml";
import type { z } from "zod";
import { frontMatter } from "../../app/content/read.server.ts";

type Fields = Record<string, unknown>;

/** Long lines stay long, lists stay `[a, b]`: as the entries are written by hand. */
const style = { lineWidth: 0, flowCollectionPadding: false } as const;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parts(file: string) {
  const match = frontMatter.exec(file);
  if (!match) throw new Error("expected fields between two lines of ---");
  return { head: `${match[1] ?? ""}\n`, body: match[2] ?? "" };
}

/** What the validator makes of the fields, defaults included; the fields themselves if it refuses. */
function understood(schema: z.ZodType, fields: Fields): Fields {
  const result = schema.safeParse(fields);
  return result.success ? (result.data as Fields) : fields;
}

/** The fields without those that say no more than their absence: `sample: false`, an empty list. */
function withoutDefaults(schema: z.ZodType, fields: Fields, before: Fields): Fields {
  const whole = understood(schema, fields);
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => {
      if (value === null || value === undefined) return false;
      if (key in before) return true;
      const { [key]: _left, ...others } = fields;
      const without = schema.safeParse(others);
      return !without.success || !isDeepStrictEqual((without.data as Fields)[key], whole[key]);
    }),
  );
}

/** The node with a new value, keeping what its parts share with the old one. */
function changed(node: Node | null, before: unknown, after: unknown, meant: unknown): Node {
  const document = new Document();
  if (isMap(node) && isFields(before) && isFields(after)) {
    for (const key of Object.keys(before)) {
      const isDefault = isFields(meant) && isDeepStrictEqual(meant[key], before[key]);
      if (!(key in after) && !isDefault) node.delete(key);
    }
    for (const [key, value] of Object.entries(after)) {
      if (isDeepStrictEqual(value, before[key])) continue;
      const old = node.get(key, true) as Node | undefined;
      node.set(key, changed(old ?? null, before[key], value, isFields(meant) ? meant[key] : {}));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
    const old = node.items as Node[];
    const taken = new Set<number>();
    const same = after.map((value) => {
      const at = before.findIndex(
        (item, index) => !taken.has(index) && isDeepStrictEqual(item, value),
      );
      taken.add(at);
      return at;
    });
    node.items = after.map((value: unknown, index) => {
      const at = same[index]!;
      if (at >= 0) return old[at];
      const inPlace = !taken.has(index) && index < old.length ? old[index]! : null;
      const meaning = Array.isArray(meant) ? (meant[index] as unknown) : undefined;
      return changed(inPlace, before[index], value, meaning);
    });
    return node;
  }
  if (isScalar(node) && !isFields(after) && !Array.isArray(after)) {
    node.value = after;
    return node;
  }
  return document.createNode(after);
}

/** One field as it stands in a file, with the line break at its end. */
function written(pair: Pair): string {
  const document = new Document({});
  const key = pair.key as Scalar;
  // What stands above the field is kept where it is.
  key.commentBefore = null;
  key.spaceBefore = false;
  (document.contents as unknown as YAMLMap).items = [pair];
  return document.toString(style);
}

/** The fields of a new entry, in the order of the schema. */
function newHead(fields: Fields): string {
  return new Document(fields).toString(style);
}

function mergeHead(source: string, after: Fields, schema: z.ZodType, order: string[]): string {
  const document = parseDocument(source);
  const before = (document.toJS() ?? {}) as Fields;
  const meantBefore = understood(schema, before);
  const meant = understood(schema, after);
  if (!isMap(document.contents)) return newHead(after);
  const pairs = document.contents.items as Pair<Scalar<string>, Node | null>[];
  const starts = pairs.map(({ key }) => key.range![0]);
  const segments = pairs.map((pair, index) => {
    const name = pair.key.value;
    const from = index === 0 ? 0 : starts[index]!;
    const to = starts[index + 1] ?? source.length;
    const start = starts[index]!;
    const valueEnd = pair.value?.range?.[1] ?? pair.key.range![1];
    const lineEnd =
      source[valueEnd - 1] === "\n" ? valueEnd : source.indexOf("\n", valueEnd - 1) + 1;
    const end = Math.min(lineEnd, to);
    const above = source.slice(from, start);
    const below = source.slice(end, to);
    const old = source.slice(start, end);
    if (isDeepStrictEqual(meantBefore[name], meant[name]))
      return { name, text: above + old + below };
    if (!(name in after)) return { name: "", text: above + below };
    pair.value = changed(pair.value, before[name], after[name], meant[name]);
    return { name, text: above + written(pair) + below };
  });
  const place = (name: string) => order.indexOf(name);
  for (const name of Object.keys(after)) {
    if (name in before) continue;
    const added = { name, text: newHead({ [name]: after[name] }) };
    const previous = segments.findLastIndex(
      (segment) => segment.name !== "" && place(segment.name) < place(name),
    );
    segments.splice(previous + 1, 0, added);
  }
  return segments.map(({ text }) => text).join("");
}

const breaksOf = (text: string | undefined) => (text?.includes("\r\n") ? "\r\n" : "\n");

/** Fields as YAML: those of `before` where they mean the same, else those of `after`. */
function mergeFields(
  before: string | undefined,
  after: string,
  schema: z.ZodType,
  order: string[],
): string {
  const known = before === undefined ? {} : ((parse(before) as Fields | null) ?? {});
  const fields = withoutDefaults(schema, (parse(after) ?? {}) as Fields, known);
  return before === undefined ? newHead(fields) : mergeHead(before, fields, schema, order);
}

/** The same as `mergeEntry` for a file that is YAML from top to bottom, without a long text. */
export function mergeYaml(
  before: string | undefined,
  after: string,
  schema: z.ZodType,
  order: string[],
): string {
  const text = mergeFields(before?.replaceAll("\r\n", "\n"), after, schema, order);
  return text.replaceAll("\n", breaksOf(before));
}

/**
 * The file to write.
 * @param before the file as it stands, or undefined for a new entry
 * @param after the file as the editor hands it over: every field, in any style
 * @param order names of the fields as the schema lists them: where a new one is put
 * @throws when either has no front matter, or one that is no YAML
 */
export function mergeEntry(
  before: string | undefined,
  after: string,
  schema: z.ZodType,
  order: string[],
): string {
  const breaks = breaksOf(before);
  const old = before === undefined ? undefined : parts(before.replaceAll("\r\n", "\n"));
  const next = parts(after.replaceAll("\r\n", "\n"));
  const head = mergeFields(old?.head, next.head, schema, order);
  const isSameBody = old !== undefined && old.body.trim() === next.body.trim();
  const body = isSameBody ? old.body : `\n${next.body.trim()}\n`;
  return `---\n${head}---\n${body}`.replaceAll("\n", breaks);
}
