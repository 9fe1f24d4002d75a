/** Reads from a schema what a form has to show for it. Pure: no React, no browser. */
import { z } from "zod";
import { picture } from "../app/content/schema/common.ts";
import { wordsOf, type FieldWords, type Reference } from "./words.ts";

/** How a field is filled in. `max` and `min` are characters. */
export type Kind =
  | { kind: "text"; max?: number; min?: number }
  | { kind: "number" }
  | { kind: "date" }
  | { kind: "switch" }
  | { kind: "choice"; options: string[] }
  /** Some of a few words, ticked. */
  | { kind: "choices"; options: string[] }
  | { kind: "lines" }
  | { kind: "reference"; to: Reference }
  /** `all`: the word that may stand for every one of them. */
  | { kind: "references"; to: Reference; all?: string }
  | { kind: "picture"; parts: Field[] }
  | { kind: "parts"; parts: Field[] }
  | { kind: "list"; item: Field }
  /** Something the forms do not show: it is handed back as it came. */
  | { kind: "kept" };

export type Field = Kind & {
  name: string;
  schema: z.ZodType;
  words: FieldWords;
  isRequired: boolean;
};

type JsonSchema = {
  type?: string;
  enum?: string[];
  format?: string;
  maxLength?: number;
  minLength?: number;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  const?: string;
};

/** The schema without "may be left out" and "else this". */
function core(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? core(schema.unwrap() as z.ZodType)
    : schema;
}

const json = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;

function partsOf(collection: string, path: string, schema: z.ZodObject): Field[] {
  return Object.entries(schema.shape).map(([name, part]) =>
    fieldOf(collection, `${path}.${name}`, part as z.ZodType),
  );
}

function kindOf(collection: string, path: string, schema: z.ZodType, words: FieldWords): Kind {
  const inner = core(schema);
  if (path === "video") return { kind: "kept" };
  if (inner === picture) return { kind: "picture", parts: partsOf(collection, path, picture) };
  if (inner instanceof z.ZodObject) {
    return { kind: "parts", parts: partsOf(collection, path, inner) };
  }
  const form = json(inner);
  const list = form.type === "array" ? form : form.anyOf?.find(({ type }) => type === "array");
  if (list && words.refersTo) {
    const all = form.anyOf?.find((one) => one.const !== undefined)?.const;
    return { kind: "references", to: words.refersTo, ...(all !== undefined && { all }) };
  }
  if (words.refersTo) return { kind: "reference", to: words.refersTo };
  if (inner instanceof z.ZodArray && list?.items?.type !== "string") {
    return { kind: "list", item: fieldOf(collection, `${path}.0`, inner.element as z.ZodType) };
  }
  if (list?.items?.enum) return { kind: "choices", options: list.items.enum };
  if (list) return { kind: "lines" };
  if (form.enum) return { kind: "choice", options: form.enum };
  if (form.type === "boolean") return { kind: "switch" };
  if (form.type === "number" || form.type === "integer") return { kind: "number" };
  if (form.format === "date") return { kind: "date" };
  const { maxLength: max, minLength: min = 0 } = form;
  return { kind: "text", ...(max && { max }), ...(min > 1 && { min }) };
}

/**
 * A field of a form.
 * @param path field, or part of one, such as `images.0.alt`
 * @throws when `words.ts` has no words for it
 */
export function fieldOf(collection: string, path: string, schema: z.ZodType): Field {
  const name = path.split(".").at(-1)!;
  const isItem = /^\d+$/.test(name);
  const words = isItem ? { label: "" } : wordsOf(collection, path);
  if (!words) throw new Error(`editor/words.ts: no words for ${path} of ${collection}`);
  return {
    ...kindOf(collection, path, schema, words),
    name,
    schema,
    words,
    isRequired: !schema.safeParse(undefined).success,
  };
}

/** Value of a field as the file holds it; undefined where nothing is said. */
export function pruned(field: Field, value: unknown): unknown {
  if (value === null || value === undefined || value === "") return undefined;
  if (field.kind === "kept") return value;
  if (Array.isArray(value)) {
    return value.length === 0 && !field.isRequired ? undefined : value;
  }
  if (field.kind === "switch") return value === false && !field.isRequired ? undefined : value;
  if (field.kind !== "parts" && field.kind !== "picture") return value;
  const given = value as Record<string, unknown>;
  const parts = field.parts.flatMap((part) => {
    const own = pruned(part, given[part.name]);
    return own === undefined ? [] : [[part.name, own] as const];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/** The first thing that the schema has to say of a value; undefined when it is sound. */
function firstIssue(field: Field, value: unknown): z.core.$ZodIssue | undefined {
  const given = pruned(field, value);
  // Empty words are still words, and an empty list a list: the schema says what it misses in them.
  const empty =
    field.kind === "text" ? "" : /lines|choices|references/.test(field.kind) ? [] : undefined;
  const result = field.schema.safeParse(given ?? (field.isRequired ? empty : undefined));
  return result.error?.issues[0];
}

/** What the schema says of a value, first fault only; undefined when it is sound. */
export function faultOf(field: Field, value: unknown): string | undefined {
  return firstIssue(field, value)?.message;
}

/** The same of an item of a list, which is shown closed: with the words of the part at fault. */
export function faultWithin(item: Field, value: unknown): string | undefined {
  const issue = firstIssue(item, value);
  if (!issue || !("parts" in item)) return issue?.message;
  const part = item.parts.find(({ name }) => name === issue.path[0]);
  return part ? `${part.words.label}: ${issue.message}` : issue.message;
}
