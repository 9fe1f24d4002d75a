/** Finds the parts of a schema. */
import { z } from "zod";
import type { Collection } from "./meta.ts";

/** The schemas at a place of another: several where it allows several kinds of value. */
export function schemasAt(schema: unknown, path: PropertyKey[]): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return schemasAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => schemasAt(option, path));
  const [key, ...rest] = path;
  if (key === undefined) return schema instanceof z.ZodType ? [schema] : [];
  if (schema instanceof z.ZodArray) return schemasAt(schema.element, rest);
  return schema instanceof z.ZodObject ? schemasAt(schema.shape[String(key)], rest) : [];
}

/** What a schema says of the value at a place. */
export const metaAt = (schema: z.ZodType, path: string[]): z.GlobalMeta =>
  Object.assign({}, ...schemasAt(schema, path).map((each) => each.meta())) as z.GlobalMeta;

/** A value that names an entry, by its slug or by the path of its page, and where it stands. */
type Reference = { name: string; to: Collection; path: string[]; isPath?: boolean };

/** Every name of another entry in a value, by `refersTo` in its schema. */
export function referencesIn(schema: unknown, value: unknown, path: string[] = []): Reference[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return referencesIn(schema.unwrap(), value, path);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => referencesIn(option, value, path));
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, at) => referencesIn(schema.element, item, [...path, String(at)]));
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null)
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      referencesIn(part, (value as Record<string, unknown>)[key], [...path, key]),
    );
  const { refersTo: to, notation } = (schema instanceof z.ZodString && schema.meta()) || {};
  if (!to || typeof value !== "string") return [];
  return [{ name: value, to, path, isPath: notation === "path" }];
}
