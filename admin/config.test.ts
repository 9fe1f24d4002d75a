import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { getContent } from "../app/content/content.server.ts";
import { smallContent } from "../app/fixtures/smallContent.ts";
import { editorConfig, files, folders } from "./config.ts";
import { describe as describeSchema, type Described } from "./fields.ts";

const config: CmsConfig = editorConfig(getContent());
const collections = config.collections as EntryCollection[];
const singletons = config.singletons as CollectionFile[];

/** Fields that no form shows, each with its reason; forms leave them unchanged in the file. */
const kept: Record<string, string> = {
  "projects video": "two encodings of one clip, which no phone makes",
  "home hero.video": "the same",
  "services towns": "either a list or the word all",
  "costs typical": "either a figure or two of them",
  "costs ours.typical": "the same",
};

type Loose = Field & { fields?: Field[]; field?: Field; name: string };

function pathsOf(fields: Field[], before = ""): string[] {
  return (fields as Loose[]).flatMap((field) => {
    const path = `${before}${field.name}`;
    const inner = field.fields ?? (field.field as Loose | undefined)?.fields ?? [];
    return [path, ...pathsOf(inner, `${path}.`)];
  });
}

function pathsIn({ properties, items }: Described, before = ""): string[] {
  if (items) return pathsIn(items, before);
  return Object.entries(properties ?? {}).flatMap(([name, part]) => [
    `${before}${name}`,
    ...pathsIn(part, `${before}${name}.`),
  ]);
}

const isKept = (of: string, path: string) =>
  Object.keys(kept).some(
    (each) => each === `${of} ${path}` || `${of} ${path}`.startsWith(`${each}.`),
  );

test.each(Object.entries({ ...folders, ...files }))(
  "the form of %s has every field of its schema and no other",
  (name, { schema }) => {
    const { fields } = [...collections, ...singletons].find((each) => each.name === name)!;
    const described = describeSchema(schema as z.ZodType);
    const isList = described.type === "array";
    const wanted = pathsIn(described, isList ? "list." : "").filter((path) => !isKept(name, path));
    const hasBody = name in folders && name !== "costs";
    const others = isList ? ["list"] : hasBody ? ["body"] : [];
    expect(new Set(pathsOf(fields))).toEqual(new Set([...wanted, ...others]));
  },
);

test("all content files but the tools have a form", () => {
  const written = new Set(globSync("app/content/*/**/*.{md,yaml}").map(dirname));
  written.delete("app/content/tools");
  expect([...written].filter((each) => !collections.some(({ folder }) => folder === each))).toEqual(
    [],
  );
  expect(singletons.map(({ file }) => file).toSorted()).toEqual(
    globSync("app/content/*.yaml").toSorted(),
  );
});

test("a service has a form for its towns if it has pages for them", () => {
  const names = (editorConfig(smallContent()).collections as EntryCollection[]).map(
    ({ folder }) => folder,
  );
  expect(names.filter((name) => name.includes("service-towns"))).toEqual([
    "app/content/service-towns/doors",
  ]);
});

/** Whether a schema has a pattern without words for what it asks for. A calendar needs none. */
const hasSilentPattern = (schema: Described): boolean =>
  Boolean(schema.pattern && schema.format !== "date" && !schema.wanted) ||
  [schema.items ?? [], Object.values(schema.properties ?? {})].flat().some(hasSilentPattern);

describe("a form enforces what its schema requires", () => {
  const fieldAt = (fields: Field[], path: string): Record<string, unknown> => {
    const [name, ...rest] = path.split(".");
    const found = (fields as Loose[]).find((field) => field.name === name)!;
    if (rest.length === 0) return found;
    return fieldAt(found.fields ?? [found.field!], rest.join("."));
  };
  const projects = collections.find(({ name }) => name === "projects")!.fields;
  const towns = collections.find(({ name }) => name === "towns")!.fields;
  const business = singletons.find(({ name }) => name === "business")!.fields;
  const home = singletons.find(({ name }) => name === "home")!.fields;

  test.each<[string, Field[], string, Record<string, unknown>]>([
    ["words", projects, "title", { widget: "string", required: true }],
    ["many words", projects, "shortDescription", { widget: "text", maxlength: 180 }],
    ["few and many", projects, "metaDescription", { minlength: 50, maxlength: 160 }],
    ["one of a few", projects, "category", { widget: "select" }],
    ["a list of words", projects, "keyFeatures", { widget: "list", min: 3 }],
    ["a picture", projects, "images.src", { widget: "image", public_folder: "", required: true }],
    ["what a picture shows", projects, "images.alt", { required: true, maxlength: 200 }],
    ["other entries", projects, "towns", { collection: "towns", multiple: true, required: false }],
    [
      "addresses of entries",
      projects,
      "relatedServices",
      { value_field: "/services/{{slug}}", min: 1 },
    ],
    ["a day", projects, "updated", { widget: "datetime", format: "YYYY-MM-DD" }],
    ["a whole number", projects, "featured", { value_type: "int", min: 1, required: false }],
    ["a part above none", towns, "roadMiles", { value_type: "float", min: 0 }],
    ["yes or no", projects, "sample", { widget: "boolean", label: "A sample, not our own yet" }],
    ["some of a few", business, "hours.working.days", { widget: "select", multiple: true, min: 1 }],
    ["closed days", business, "hours.closures", { widget: "list", summary: "{{reason}}" }],
    ["so and so many", home, "about.stats", { min: 4, max: 4 }],
    [
      "a pattern, with what is wrong in words",
      business,
      "hours.working.opens",
      { pattern: [String.raw`^([01]\d|2[0-3]):[0-5]\d$`, "Please give a time such as 08:30"] },
    ],
    [
      "an address elsewhere",
      business,
      "social.url",
      { pattern: ["^https://", "Please give an address such as https://www.gov.uk"] },
    ],
  ])("%s", (_, fields, path, wanted) => {
    expect(fieldAt(fields, path)).toMatchObject(wanted);
  });

  test("every pattern has a message for the owner", () => {
    const silent = Object.entries({ ...folders, ...files }).filter(([, { schema }]) =>
      hasSilentPattern(describeSchema(schema as z.ZodType)),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});

test("drafts, one way to sign in, and photographs stripped of a phone's metadata", () => {
  expect(config.publish_mode).toBe("editorial_workflow");
  expect(config.backend).toMatchObject({ name: "github", auth_methods: ["token"] });
  expect(config.media_libraries?.default).toMatchObject({
    config: { transformations: { raster_image: { format: "webp" } } },
  });
});
