/** Keystatic's fields, each checked by its own part of the schema. */
import {
  fields,
  type BasicFormField,
  type ComponentSchema,
  type ContentFormField,
  type FormFieldStoredValue,
} from "@keystatic/core";
import type { z } from "zod";
import { slug as slugSchema } from "../app/content/schema/common.ts";
import { FieldInput } from "./FieldInput.tsx";
import { LongText } from "./LongText.tsx";
import { toMend } from "./faults.ts";
import { faultOf, faultWithin, pruned, type Field } from "./schemaKinds.ts";

/** A value as the file holds it, dates as words; null where there is none. */
type Value = {} | null;

const asWritten = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(asWritten);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, asWritten(part)] as const),
  );
};

const today = () => new Date().toLocaleDateString("sv-SE");

/** A new entry has been changed today, and is published today. */
const firstValue = (field: Field): Value =>
  field.kind === "date" && field.isRequired && !field.name.includes("asOf") ? today() : null;

function basicField(field: Field): BasicFormField<Value> {
  return {
    kind: "form",
    label: field.words.label,
    Input: (props) => <FieldInput {...props} field={field} />,
    defaultValue: () => firstValue(field),
    parse: (value) => (value === undefined ? null : (asWritten(value) as Value)),
    serialize: (value) => ({ value: pruned(field, value) as FormFieldStoredValue }),
    validate(value) {
      const fault = faultOf(field, value);
      if (fault !== undefined) throw new Error(`${field.words.label}: ${fault}`);
      return value;
    },
    reader: { parse: (value) => value ?? null },
  };
}

/** How an item of a list is called: its words, or the name of its picture. */
function nameOf(value: unknown): string {
  const given = (value ?? {}) as Record<string, string | undefined>;
  const name = ["question", "alt", "src", "title", "label", "name"].find((part) => given[part]);
  return (name && given[name]) || "New";
}

/** The field of a form for one field of a schema. */
export function formField(field: Field): ComponentSchema {
  // A list within is Keystatic's own, so what holds it has to be, too.
  if (field.kind === "parts" && field.parts.some(({ kind }) => kind === "list")) {
    return fields.object(
      Object.fromEntries(field.parts.map((part) => [part.name, formField(part)])),
      { label: field.words.label, ...(field.words.hint && { description: field.words.hint }) },
    );
  }
  if (field.kind !== "list") return basicField(field);
  return fields.array(basicField(field.item), {
    label: field.words.label,
    ...(field.words.hint && { description: field.words.hint }),
    itemLabel: ({ value }) => {
      const fault = faultWithin(field.item, value);
      return `${nameOf(value)}${fault ? ` (${toMend}${fault})` : ""}`;
    },
  });
}

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? "";

/** What an entry is called, and the name of its file made from it. */
export function nameField(field: Field, isNested: boolean) {
  return fields.slug({
    name: {
      label: field.words.label,
      // It bears no star.
      description: field.words.hint ?? "Needed.",
      validation: { pattern: { regex: /\S/, message: messageOf(field.schema, "") } },
    },
    slug: {
      label: "Address",
      description: isNested
        ? "Service and town, such as kitchens/stroud. It is the end of the page’s address."
        : "The end of the page’s address. Better left alone once the page is known.",
      validation: {
        pattern: {
          regex: isNested ? /^[a-z0-9-]+\/[a-z0-9-]+$/ : /^[a-z0-9]+(-[a-z0-9]+)*$/,
          message: messageOf(slugSchema, "?"),
        },
      },
    },
  });
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The long text, as it is written: nothing reads it into another form and back. */
export function bodyField(): ContentFormField<string, string, string> {
  const none = { other: new Map(), external: new Map() };
  const read = (content: Uint8Array | undefined) => (content ? decoder.decode(content).trim() : "");
  return {
    kind: "form",
    formKind: "content",
    contentExtension: ".md",
    Input: (props) => <LongText {...props} />,
    defaultValue: () => "",
    parse: (_value, { content }) => read(content),
    serialize: (value) => ({ value: undefined, content: encoder.encode(value), ...none }),
    validate(value) {
      if (value.trim() === "") throw new Error("Text: expected words below the front matter");
      return value;
    },
    reader: { parse: (_value, { content }) => read(content) },
  };
}
