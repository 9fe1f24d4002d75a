import { existsSync, globSync, readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { describe, expect, test } from "vitest";
import type { Business } from "../../app/content/schema/business.ts";
import { frontMatter } from "../../app/content/read.server.ts";
import { collections, entryOf, singles } from "../collections.ts";
import { mergeEntry, mergeYaml } from "./mergeEntry.ts";

type Fields = Record<string, unknown>;

const files = globSync("app/content/**/*.md").filter((file) => entryOf(file));

function opened(file: string) {
  const text = readFileSync(file, "utf8");
  const [, head = "", body = ""] = frontMatter.exec(text)!;
  const { schema } = entryOf(file)!;
  const order = Object.keys(schema.shape);
  const save = (fields: Fields, words = body) =>
    // As the editor hands it over: in another style, and without the empty lines around the text.
    mergeEntry(
      text,
      `---\n${stringify(fields, { lineWidth: 60, defaultStringType: "QUOTE_SINGLE" })}---\n${words.trim()}`,
      schema,
      order,
    );
  return { text, fields: parse(head) as Fields, save };
}

/** Lines that stand in one text and not in the other. */
function changedLines(before: string, after: string) {
  const lines = (text: string) => text.split("\n");
  return {
    gone: lines(before).filter((line) => !lines(after).includes(line)),
    come: lines(after).filter((line) => !lines(before).includes(line)),
  };
}

test("there are entries of every kind to try", () => {
  const kinds = new Set(files.map((file) => entryOf(file)!.kind));
  const folders = Object.keys(collections).filter((name) => existsSync(`app/content/${name}`));
  expect([...kinds].toSorted()).toEqual(folders.toSorted());
});

test.each(files)("%s is byte for byte the same when nothing was changed", (file) => {
  const { text, fields, save } = opened(file);
  expect(save(fields)).toBe(text);
});

test.each(files)("%s changes by one line for one field", (file) => {
  const { text, fields, save } = opened(file);
  const name = "metaTitle" in fields ? "metaTitle" : "attribution";
  const after = save({ ...fields, [name]: "Something: else" });
  const { gone, come } = changedLines(text, after);
  expect(gone).toHaveLength(1);
  expect(come).toEqual([expect.stringMatching(new RegExp(`^${name}: ["']Something: else["']$`))]);
});

describe("the profile", () => {
  const text = readFileSync("app/content/business.yaml", "utf8");
  const { schema } = singles.business;
  const save = (edit: (profile: Business) => void) => {
    const fields = parse(text) as Business;
    edit(fields);
    const given = stringify(fields, { lineWidth: 60, defaultStringType: "QUOTE_SINGLE" });
    return mergeYaml(text, given, schema, Object.keys(schema.shape));
  };

  test("is byte for byte the same when nothing was changed", () => {
    expect(save(() => {})).toBe(text);
  });

  test("changes by the lines of what was changed, within a list, too", () => {
    const after = save((profile) => {
      profile.phone.display = "0111 111 1111";
      profile.hours.phone[0]!.opens = "05:55";
    });
    const { gone, come } = changedLines(text, after);
    expect(gone.length).toBeGreaterThan(0);
    expect(come).toEqual(['  display: "0111 111 1111"', '      opens: "05:55"']);
    // Hours may stand there twice.
    expect(after.split("\n")).toHaveLength(text.split("\n").length);
  });
});

const entry = `---
# Kept by hand.
title: "A door" # short
metaTitle: 'Doors'
tags: [oak,  doors]
lead: >-
  One line
  and another.
picture:
  src: a/b.jpg
  alt: A door
  sample: false
updated: 2026-11-20
published: 2026-11-20
metaDescription: What to look at before a door is ordered, and who measures the opening.
section: Doors
relatedServices: [doors]
author: The workshop
---

Text  with   spaces.
`;

const { schema } = collections.blog;
const order = Object.keys(schema.shape);
const head = (more: string) => `---
title: A door
lead: One line and another.
metaTitle: Doors
updated: 2026-11-20
published: 2026-11-20
metaDescription: What to look at before a door is ordered, and who measures the opening.
section: Doors
relatedServices: [doors]
author: The workshop
tags: ['oak', 'doors']
${more}---
Text  with   spaces.`;

test("what was written by hand stays: comments, quotes, lists, folded lines", () => {
  expect(mergeEntry(entry, head("picture: { src: a/b.jpg, alt: A door }\n"), schema, order)).toBe(
    entry,
  );
});

test("a part of a field is changed within it", () => {
  const after = mergeEntry(
    entry,
    head("picture: { src: a/b.jpg, alt: A green door, caption: Shut }\n"),
    schema,
    order,
  );
  expect(changedLines(entry, after)).toEqual({
    gone: ["  alt: A door"],
    come: ["  alt: A green door", "  caption: Shut"],
  });
});

test("a new field stands where the schema lists it, and one that is taken out is gone", () => {
  const given = (fields: Fields) => `---\n${stringify(fields)}---\nGood work.`;
  const { schema: kind } = collections.testimonials;
  const names = Object.keys(kind.shape);
  const fields = {
    attribution: "A reader",
    service: "doors",
    town: "stroud",
    date: "2026-11-20",
    rating: 5,
  };
  const before = mergeEntry(undefined, given(fields), kind, names);
  const more = mergeEntry(before, given({ ...fields, project: "oak-door" }), kind, names);
  expect(more).toContain("town: stroud\nproject: oak-door\ndate: 2026-11-20\n");
  expect(mergeEntry(more, given(fields), kind, names)).toBe(before);
});

test("Windows line ends stay", () => {
  const windows = entry.replaceAll("\n", "\r\n");
  const given = head("picture: { src: a/b.jpg, alt: A door }\n").replace("A door", "A gate");
  const after = mergeEntry(windows, given, schema, order);
  expect(after).toContain('title: "A gate" # short\r\n');
  expect(after.replaceAll("\r\n", "")).not.toContain("\n");
});

test("a new entry says nothing that its absence says as well", () => {
  const after = mergeEntry(
    undefined,
    "---\nattribution: A reader\nsample: false\nfeatured: false\nrating: 5\n---\nGood work.",
    collections.testimonials.schema,
    Object.keys(collections.testimonials.schema.shape),
  );
  expect(after).toContain("---\nattribution: A reader\n");
  expect(after).toContain("rating: 5\n---\n\nGood work.\n");
});
