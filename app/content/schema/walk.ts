/** Finds the parts of a schema. */
import { z } from "zod";

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
