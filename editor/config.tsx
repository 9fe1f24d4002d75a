/** What the editor shows: one form for each kind of entry, in the order of its schema. */
import type { Collection, ComponentSchema, LocalConfig, Singleton } from "@keystatic/core";
import type { z } from "zod";
import { collections, groups, singles } from "./collections.ts";
import { bodyField, formField, nameField } from "./fields.tsx";
import { provideFacts } from "./facts.ts";
import { fieldOf } from "./schemaKinds.ts";
import type { Facts } from "./server/server.ts";

type Form = Record<string, ComponentSchema>;

export function editorConfig(facts: Facts): LocalConfig {
  provideFacts(facts);
  const entries = Object.entries(collections).map(
    ([folder, { label, schema, namedBy, page, isNested }]) => {
      const shape = schema.shape as Record<string, z.ZodType>;
      // Its name comes first, as the form's first question.
      const names = [namedBy, ...Object.keys(shape).filter((name) => name !== namedBy)];
      const form: Form = Object.fromEntries(
        names.map((name) => {
          const field = fieldOf(folder, name, shape[name]!);
          return [name, name === namedBy ? nameField(field, isNested) : formField(field)];
        }),
      );
      const made: Collection<Form, string> = {
        label,
        path: isNested ? `app/content/${folder}/**` : `app/content/${folder}/*`,
        slugField: namedBy,
        format: { contentField: "body" },
        entryLayout: "form",
        ...(namedBy === "title" && { columns: [namedBy] }),
        previewUrl: `${facts.preview}${page}`,
        schema: { ...form, body: bodyField() },
      };
      return [folder, made] as const;
    },
  );
  const single = Object.entries(singles).map(([name, { label, schema, page }]) => {
    const shape = Object.entries(schema.shape) as [string, z.ZodType][];
    const made: Singleton<Form> = {
      label,
      path: `app/content/${name}`,
      format: { data: "yaml" },
      entryLayout: "form",
      previewUrl: `${facts.preview}${page}`,
      schema: Object.fromEntries(
        shape.map(([part, of]) => [part, formField(fieldOf(name, part, of))] as const),
      ),
    };
    return [name, made] as const;
  });
  return {
    storage: { kind: "local" },
    ui: {
      brand: { name: facts.firm, mark: () => <img src="/logo.svg" alt="" height={24} /> },
      navigation: groups,
    },
    singletons: Object.fromEntries(single),
    collections: Object.fromEntries(entries),
  };
}
