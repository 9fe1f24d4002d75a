import { expect, test } from "vitest";
import type { z } from "zod";
import { collections, entryOf, singles } from "./collections.ts";
import { faultOf, fieldOf, pruned, type Field } from "./schemaKinds.ts";
import { placeOf } from "./words.ts";

const all = { ...collections, ...singles };

const fieldsOf = (kind: keyof typeof all): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(all[kind].schema.shape).map(([name, schema]) => [
      name,
      fieldOf(kind, name, schema as z.ZodType),
    ]),
  );

test.each(Object.keys(all) as (keyof typeof all)[])(
  "every field of %s has words and an input",
  (of) => {
    const unseen = Object.values(fieldsOf(of)).filter(({ kind }) => kind === "kept");
    expect(unseen.map(({ name }) => name)).toEqual(of === "projects" ? ["video"] : []);
  },
);

test("the days of the week are ticked, and none of them is no day", () => {
  const { hours } = fieldsOf("business");
  const working = (hours as { parts: Field[] }).parts[0] as Field & { item: { parts: Field[] } };
  const days = working.item.parts[0]!;
  expect(days).toMatchObject({ name: "days", kind: "choices", words: { label: "Days" } });
  expect(days).toHaveProperty("options.6", "Su");
  expect(faultOf(days, null)).toContain("expected at least 1 in the list");
});

test("inputs follow from the schema", () => {
  const { title, category, keyFeatures, images, metaTitle, featured, updated, towns, sample } =
    fieldsOf("projects");
  expect(title).toMatchObject({ kind: "text", isRequired: true });
  expect(category).toMatchObject({ kind: "reference", to: "kind", isRequired: true });
  expect(keyFeatures).toMatchObject({ kind: "lines", isRequired: true });
  expect(images).toMatchObject({ kind: "list", item: { kind: "picture" } });
  expect(metaTitle).toMatchObject({ kind: "text", max: 60 });
  expect(featured).toMatchObject({ kind: "number", isRequired: false });
  expect(updated).toMatchObject({ kind: "date" });
  expect(towns).toMatchObject({ kind: "references", to: "town", isRequired: false });
  expect(sample).toMatchObject({ kind: "switch", isRequired: false });
  expect(fieldsOf("services").towns).toMatchObject({ kind: "references", all: "all" });
});

test.each([
  ["metaTitle", "a".repeat(61), "expected at most 60 characters"],
  ["metaTitle", null, "expected words, found nothing"],
  ["keyFeatures", ["one"], "expected at least 3 in the list"],
  ["updated", "yesterday", "expected a date as YYYY-MM-DD"],
  ["featured", 1.5, "expected a whole number"],
  ["beforeImage", { src: "a/b.jpg" }, "what is to be seen in the picture"],
])("%s: %j is refused in the schema's words", (name, value, words) => {
  expect(faultOf(fieldsOf("projects")[name]!, value)).toContain(words);
});

test("what may be left out may be empty", () => {
  const { beforeImage, featured, towns } = fieldsOf("projects");
  expect(pruned(beforeImage!, { src: null, alt: "", sample: false })).toBeUndefined();
  expect(faultOf(beforeImage!, { src: null, alt: "" })).toBeUndefined();
  expect(faultOf(featured!, null)).toBeUndefined();
  expect(pruned(towns!, [])).toBeUndefined();
});

test("a fault is told by the words of the form", () => {
  expect(placeOf("projects", "images.1.alt")).toBe("Pictures 2, What is to be seen in it");
  expect(placeOf("business", "hours.phone.0.opens")).toBe(
    "Hours, When the phone is answered 1, From",
  );
  expect(placeOf("services", "menu.description")).toBe("Show it in the menu, Line in the menu");
});

test.each([
  ["app/content/projects/oak-door.md", true],
  ["app/content/service-towns/kitchens/stroud.md", true],
  ["app/content/service-towns/stroud.md", false],
  ["app/content/projects/deep/oak-door.md", false],
  ["app/content/projects/../business.md", false],
  ["app/content/projects/Oak Door.md", false],
  ["app/content/business.ts", false],
  ["app/content/business.yaml", true],
  ["app/content/home.yaml", false],
  ["app/content/projects/business.yaml", false],
  ["/app/content/projects/oak-door.md", false],
])("%s is an entry: %s", (path, isEntry) => {
  expect(entryOf(path) !== undefined).toBe(isEntry);
});
