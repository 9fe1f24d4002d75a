/** Turns content schemas into form fields, so that each field is defined once. */
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import type { Collection } from "../app/content/schema/meta.ts";
import { capitalise } from "../app/lib/capitalise.ts";

/** Where photographs are stored; files refer to them relative to that folder. */
export const media = { media_folder: "/app/content/pictures", public_folder: "" };

/** A schema as JSON Schema, with what `meta` adds. */
export type Described = Pick<z.GlobalMeta, "notation" | "refersTo" | "wanted" | "isLong"> & {
  type?: string;
  title?: string;
  description?: string;
  pattern?: string;
  format?: string;
  enum?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Described;
  properties?: Record<string, Described>;
  required?: string[];
};

/** Describes a schema as JSON Schema. */
export const describe = (schema: z.ZodType): Described =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Described;

/** The field by which an entry is known to its author, by kind. */
export const namedBy = {
  projects: "title",
  services: "name",
  towns: "name",
  guides: "title",
  costs: "job",
} as const satisfies Record<Collection, string>;

const relation = ({ refersTo, notation }: Described) =>
  refersTo && {
    widget: "relation" as const,
    collection: refersTo,
    value_field: notation === "path" ? `/${refersTo}/{{slug}}` : "{{slug}}",
    display_fields: [namedBy[refersTo]],
  };

/** `shortDescription` as "Short description". */
const labelOf = (name: string) =>
  capitalise(name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/**
 * The form field for a part of a schema.
 * @param choices further values to choose from, by name of the field
 * @returns undefined if a form cannot show it: the value in the file is left unchanged
 */
export function fieldOf(
  name: string,
  schema: Described,
  required: boolean,
  choices: Record<string, string[]> = {},
): Field | undefined {
  const { type, items, properties, minItems, maxItems } = schema;
  const common = {
    name,
    label: schema.title ?? labelOf(name),
    required,
    ...(schema.description && { hint: schema.description }),
    ...(schema.default !== undefined && { default: schema.default }),
  };
  const size = {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  if (type === "array" && items) {
    const multiple = { ...common, ...size, multiple: true };
    const to = relation(items);
    if (to) return { ...multiple, ...to } as Field;
    if (items.enum) return { ...multiple, widget: "select", options: items.enum } as Field;
    const item = fieldOf("item", items, true, choices);
    if (!item) return undefined;
    const list = { ...common, ...size, widget: "list" as const };
    const summary = ["title", "question", "name", "alt", "label", "reason"].find(
      (part) => part in (items.properties ?? {}),
    );
    return "fields" in item
      ? { ...list, fields: item.fields, ...(summary && { summary: `{{${summary}}}` }) }
      : { ...list, field: { ...item, label: common.label } };
  }
  if (properties)
    return {
      ...common,
      widget: "object",
      collapsed: !required,
      fields: fieldsOf(schema, choices),
    } as Field;
  if (type === "boolean") return { ...common, widget: "boolean", required: false } as Field;
  if (type === "number" || type === "integer") {
    const least = schema.minimum ?? schema.exclusiveMinimum;
    return {
      ...common,
      widget: "number",
      value_type: type === "integer" ? "int" : "float",
      // Zod gives all integers a range, which is not a real limit.
      ...(least !== undefined && least > -1e15 && { min: schema.minimum ?? least + 1 }),
      ...(schema.maximum !== undefined && schema.maximum < 1e15 && { max: schema.maximum }),
    } as Field;
  }
  if (type !== "string") return undefined;
  const options = schema.enum ?? choices[name];
  if (options) return { ...common, widget: "select", options };
  if (schema.format === "date")
    return {
      ...common,
      widget: "datetime",
      type: "date",
      format: "YYYY-MM-DD",
      ...(required && { default: "{{now}}" }),
    } as Field;
  const to = relation(schema);
  if (to) return { ...common, ...to } as Field;
  if (schema.notation === "picture")
    return { ...common, ...media, widget: "image", choose_url: false } as Field;
  const { minLength = 0, maxLength, format, wanted } = schema;
  const pattern = format === "uri" ? "^https://" : schema.pattern;
  return {
    ...common,
    widget: schema.isLong || (maxLength ?? 0) > 100 ? "text" : "string",
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern && wanted && { pattern: [pattern, `Please give ${wanted}`] }),
  } as Field;
}

/** The fields of an object, except those a form cannot show. */
export function fieldsOf(schema: Described, choices: Record<string, string[]> = {}): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    // A video is two encodings of one clip, which no phone produces.
    if (part.properties?.["mp4"]) return [];
    const isRequired = schema.required?.includes(name) ?? false;
    return fieldOf(name, part, isRequired, choices) ?? [];
  });
}
