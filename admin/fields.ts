/** Turns content schemas into form fields, so that each field is defined once. */
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import type { Collection } from "../app/content/schema/meta.ts";
import { capitalise } from "../app/lib/capitalise.ts";

/** Where photographs are stored; files refer to them relative to that folder. */
export const media = { media_folder: "/app/content/pictures", public_folder: "" };

/** A schema as JSON Schema, with what `meta` adds. */
export type Described = Pick<
  z.GlobalMeta,
  "notation" | "refersTo" | "oneOf" | "wanted" | "isLong"
> & {
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

type Common = { name: string; label: string; required: boolean; hint?: string; default?: unknown };

/** The first of these stands for an item of a list, while it is folded. */
const summaries = ["title", "question", "name", "alt", "label", "reason"];

function listField(common: Common, { items, minItems, maxItems }: Described, choices: Choices) {
  const list = {
    ...common,
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  const to = relation(items!);
  if (to) return { ...list, multiple: true, ...to };
  if (items!.enum) return { ...list, multiple: true, widget: "select", options: items!.enum };
  const item = fieldOf("item", items!, true, choices);
  if (!item) return undefined;
  if (!("fields" in item))
    return { ...list, widget: "list", field: { ...item, label: common.label } };
  const summary = summaries.find((part) => part in (items!.properties ?? {}));
  return {
    ...list,
    widget: "list",
    fields: item.fields,
    ...(summary && { summary: `{{${summary}}}` }),
  };
}

/** Zod gives all integers a range, which is not a real limit. */
const isLimit = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function numberField(common: Common, { type, minimum, exclusiveMinimum, maximum }: Described) {
  const isWhole = type === "integer";
  // Forms can't express an exclusive minimum; the build rejects the bound itself.
  const least =
    minimum ??
    (isWhole && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : exclusiveMinimum);
  return {
    ...common,
    widget: "number",
    value_type: isWhole ? "int" : "float",
    ...(isLimit(least) && { min: least }),
    ...(isLimit(maximum) && { max: maximum }),
  };
}

function textField(common: Common, schema: Described, choices: Choices) {
  const options = schema.enum ?? (schema.oneOf && choices[schema.oneOf]);
  if (options) return { ...common, widget: "select", options };
  const { format, wanted, minLength = 0, maxLength } = schema;
  if (format === "date")
    return {
      ...common,
      widget: "datetime",
      type: "date",
      format: "YYYY-MM-DD",
      ...(common.required && { default: "{{now}}" }),
    };
  const to = relation(schema);
  if (to) return { ...common, ...to };
  if (schema.notation === "picture")
    return { ...common, ...media, widget: "image", choose_url: false };
  const pattern = format === "uri" ? "^https://" : schema.pattern;
  return {
    ...common,
    widget: schema.isLong || (maxLength ?? 0) > 100 ? "text" : "string",
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern && wanted && { pattern: [pattern, `Please give ${wanted}`] }),
  };
}

/** Values to choose from, by the list that a schema names. */
export type Choices = Partial<Record<NonNullable<Described["oneOf"]>, string[]>>;

/**
 * The form field for a part of a schema.
 * @returns undefined if a form cannot show it: the value in the file is left unchanged
 */
export function fieldOf(
  name: string,
  schema: Described,
  required: boolean,
  choices: Choices = {},
): Field | undefined {
  const common: Common = {
    name,
    label: schema.title ?? labelOf(name),
    required,
    ...(schema.description && { hint: schema.description }),
    ...(schema.default !== undefined && { default: schema.default }),
  };
  const make = () => {
    const { type, items, properties } = schema;
    if (type === "array" && items) return listField(common, schema, choices);
    if (properties) {
      const fields = fieldsOf(schema, choices);
      return { ...common, widget: "object", collapsed: !required, fields };
    }
    if (type === "boolean") return { ...common, widget: "boolean", required: false };
    if (type === "number" || type === "integer") return numberField(common, schema);
    return type === "string" ? textField(common, schema, choices) : undefined;
  };
  return make() as Field | undefined;
}

/** The fields of an object, except those a form cannot show. */
export function fieldsOf(schema: Described, choices: Choices = {}): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    // A video is two encodings of one clip, which no phone produces.
    if (Object.values(part.properties ?? {}).some(({ notation }) => notation === "video"))
      return [];
    const isRequired = schema.required?.includes(name) ?? false;
    return fieldOf(name, part, isRequired, choices) ?? [];
  });
}
