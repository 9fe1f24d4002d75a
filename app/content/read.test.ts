/** The result of reading an entry from disk, and the message for an invalid one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { issuesOf, readEntry, readFolder, readYamlEntries, readYaml } from "./read.server.ts";
import { ContentError, type ContentIssue } from "./source.server.ts";
import * as common from "./schema/common.ts";

let scratch = "";
beforeAll(() => (scratch = mkdtempSync(join(tmpdir(), "read-"))));
afterAll(() => rmSync(scratch, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());

const write = (name: string, text: string) => {
  const path = join(scratch, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};
/** A scratch folder. */
const folder = (name: string) => join(scratch, name);
const fileOf = (path: string) => relative(process.cwd(), path);
const schema = z.strictObject({ title: common.text, order: z.number().optional() });
const issuesIn = (act: () => unknown): ContentIssue[] => {
  try {
    act();
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
  return [];
};

/** What owners type into fields, none of it in quotes. */
const asTyped = [
  "Alcoves: our doors",
  "our #1 job",
  "tea #2 sugar",
  "- a list",
  "* starred",
  "*stressed*",
  "& more",
  "[open](",
  "[a page](/faq)",
  "{{business.phone}}",
  "{curly}",
  '"quoted"',
  "'single'",
  "“a phone's quotes”",
  "it's",
  "100%",
  "%half",
  "@home",
  "`code`",
  "|bar",
  "> more",
  "!important",
  "? why",
  "back\\slash",
  "<b>bold</b>",
  "a_b@site.test",
  "www.site.test",
  "10~20",
  "2024",
  "yes",
  "null",
  "~",
  "---",
  "tab\there",
  "ends in colon:",
  "🪚",
  "! doors",
  "&doors",
  "# all",
  "“Doors”",
  "‘Doors’",
  "[doors",
  "{doors",
];
/** The letters and digits of words, by which none is lost. */
const lettersOf = (words: string) => words.match(/[\p{L}\d]+/gu) ?? [];

describe("whatever is typed into the fields", () => {
  const fields = z.strictObject({
    title: z.string(),
    list: z.array(z.string()),
    of: z.strictObject({ inner: z.string() }),
    last: z.string(),
  });
  const places = {
    title: (words: string) => ({ title: words, item: "b", inner: "c" }),
    "list.1": (words: string) => ({ title: "a", item: words, inner: "c" }),
    "of.inner": (words: string) => ({ title: "a", item: "b", inner: words }),
  };
  test.each(Object.entries(places))(
    "%s has all of it, or says in its line what to write",
    (place, put) => {
      fc.assert(
        fc.property(
          fc.array(fc.constantFrom(...asTyped), { minLength: 1, maxLength: 3 }),
          (few) => {
            const words = few.join(" ");
            const { title, item, inner } = put(words);
            const head = `title: ${title}\nlist:\n  - first\n  - ${item}\nof:\n  inner: ${inner}\nlast: z`;
            const path = write("y/typed.md", `---\n${head}\n---\nWords`);
            const line = head.split("\n").findIndex((each) => each.endsWith(words)) + 2;
            let read: z.infer<typeof fields> | undefined;
            const issues = issuesIn(() => (read = readEntry(path, fields)));
            for (const issue of issues) {
              expect(issue.expected).toMatch(/^expected /);
              expect(issue.expected).not.toMatch(/yaml|scalar|token|mapping|indicator/i);
              if (issue.line !== undefined) expect(issue.line).toBe(line);
              else expect(issue.field.startsWith(place)).toBe(true);
            }
            // It is one or the other.
            expect(read === undefined).toBe(issues.length > 0);
            if (!read) return;
            const said = { title: read.title, "list.1": read.list[1]!, "of.inner": read.of.inner };
            expect(lettersOf(said[place as keyof typeof said])).toEqual(lettersOf(words));
          },
        ),
        { numRuns: 200, examples: [[["[doors", "our #1 job", "[a page](/faq)"]]] },
      );
    },
  );
});

describe("an entry", () => {
  test("is its fields, its name and its text, as typed", () => {
    const path = write("a/it-s.md", `---\ntitle: It's "so"\n---\n\n\n  It's\n\nmore.\n`);
    expect(readEntry(path, schema)).toEqual({
      title: "It’s “so”",
      slug: "it-s",
      file: fileOf(path),
      body: "It's\n\nmore.",
    });
  });

  test.each([
    [
      "no fields",
      "Words alone",
      "front matter: expected three hyphens, ---, alone on the first line, and again below the fields; found Words alone",
    ],
    ["a line before them", "\n---\ntitle: A\n---\nWords", "front matter: expected three hyphens"],
    ["a phone's dashes above them", "—-\ntitle: A\n---\nWords", "front matter: expected three"],
    [
      "no end of them",
      "---\ntitle: A\n\nWords",
      "front matter: expected three hyphens, ---, alone on the line below the fields; found an empty line",
    ],
    [
      "four hyphens below them",
      "---\ntitle: A\n----\nWords",
      "front matter: expected three hyphens, ---, alone on the line below the fields; found ----",
    ],
    ["nothing in it", " \n", "front matter: expected fields and a text; found an empty file"],
    ["no words", "---\ntitle: A\n---\n \n", "text: expected words below the front matter"],
    ["a bracket that stays open", "---\ntitle: [\n---\nWords", "title: expected quotes around"],
    ["a field of another kind", "---\ntitle: 1\n---\nWords", "title: expected words; found 1"],
    ["a field too few", "---\norder: 1\n---\nWords", "title: expected words; found nothing"],
  ])("with %s is an issue", (_, text, wanted) => {
    const path = write("b/entry.md", text);
    const issues = issuesIn(() => readEntry(path, schema));
    expect(issues).toHaveLength(1);
    expect(`${issues[0]!.field}: ${issues[0]!.expected}`.startsWith(wanted)).toBe(true);
    expect(issues[0]!.file).toBe(fileOf(path));
    // The rest of the parser's message is no use to the author of an entry.
    expect(issues[0]!.expected).not.toContain("\n");
  });
});

test("a field that is misspelt is named once, with its spelling", () => {
  const issues = (fields: string) =>
    issuesIn(() => readEntry(write("y/spelt.md", `---\n${fields}\n---\nWords`), schema)).map(
      ({ field, expected }) => `${field}: ${expected}`,
    );
  expect(issues("Title: A")).toEqual(["Title: expected no field called Title; write title"]);
  expect(issues("titel: A")).toEqual(["titel: expected no field called titel; write title"]);
  expect(issues("title: A\nordr: 1")).toEqual(["ordr: expected no field called ordr; write order"]);
});

test("a field that there is not is named, in its line", () => {
  const path = write("y/unknown.md", "---\ntitle: A\nheadline: B\n---\nWords");
  expect(issuesIn(() => readEntry(path, schema))).toEqual([
    { file: fileOf(path), field: "headline", expected: "expected no field called headline" },
  ]);
});

test.each([
  ["title: 2024", 'expected words; found 2024; write "2024"'],
  ["title: 007", 'expected words; found 007; write "007"'],
  ["title: True", 'expected words; found True; write "True"'],
  ["title: null", 'expected words; found "null"; write "null"'],
  ["title: A\norder: 2,700", 'expected a number; found "2,700"; write 2700'],
  ["title:\n  Kitchens: oak", 'expected words; found {"Kitchens":"oak"}; write "Kitchens: oak"'],
  ["title:", "expected words; found nothing"],
])("%j is read as other than words", (fields, wanted) => {
  const path = write("y/value.md", `---\n${fields}\n---\nWords`);
  expect(issuesIn(() => readEntry(path, schema))[0]!.expected).toBe(wanted);
});

describe("a folder", () => {
  test("that is not there has no entries", () => {
    const issues: ContentIssue[] = [];
    expect(readFolder(folder("none"), schema, issues)).toEqual([]);
    expect(readYamlEntries(folder("none"), schema, issues)).toEqual([]);
    expect(issues).toEqual([]);
  });

  test.each(["Oak Door.md", "oak_door.md", "Oak.yaml", "oak.MD", "oak.md.txt", "oak.yml"])(
    "with %s: that is no address",
    (name) => {
      const path = write(`named ${name}/${name}`, "---\ntitle: A\n---\nWords");
      const issues: ContentIssue[] = [];
      const isEntry = /\.md/i.test(name);
      (isEntry ? readFolder : readYamlEntries)(folder(`named ${name}`), schema, issues);
      const right = /door/i.test(name) ? "oak-door" : "oak";
      const expected = `expected small letters and digits joined by hyphens, such as ${right}${isEntry ? ".md" : ".yaml"}`;
      expect(issues).toContainEqual({ file: fileOf(path), field: "file name", expected });
    },
  );

  /** The last part of each issue's file, and its field. */
  const places = (issues: ContentIssue[]) =>
    issues.map(({ file, field }) => `${basename(file)} ${field}`);

  test("gives its sound entries by name, and tells the issues of all others", () => {
    write("d/e.md", "---\ntitle: E\n---\nWords");
    write("d/a.md", "---\ntitle: 1\norder: x\n---\nWords");
    write("d/b.md", "No fields");
    write("d/c.md", "---\ntitle: C\n---\nWords");
    write("d/notes.txt", "Not an entry");
    write("d/2026/f.md", "---\ntitle: F\n---\nWords");
    write("d/Thumbs.db", "Left by Windows");
    write("d/._a.md", "Left by a Mac");
    write("d/~$a.md", "Left by Word");
    const issues: ContentIssue[] = [];
    expect(readFolder(folder("d"), schema, issues).map(({ slug }) => slug)).toEqual(["c", "e"]);
    expect(places(issues)).toEqual([
      "2026 file name",
      "notes.txt file name",
      "a.md title",
      "a.md order",
      "b.md front matter",
    ]);
  });

  test("of entries is read as one of entries is", () => {
    write("e/b.yaml", "title: It's");
    write("e/a.yaml", "title: A");
    write("e/c.yaml", "title: 1");
    write("e/d.yaml", "title: [");
    write("e/e.md", "---\ntitle: E\n---\nWords");
    const issues: ContentIssue[] = [];
    const entries = readYamlEntries(folder("e"), schema, issues);
    expect(entries).toEqual([
      { title: "A", slug: "a", file: fileOf(join(scratch, "e/a.yaml")) },
      { title: "It’s", slug: "b", file: fileOf(join(scratch, "e/b.yaml")) },
    ]);
    expect(places(issues)).toEqual(["e.md file name", "c.yaml title", "d.yaml title"]);
  });
});

test("a file that is not there is an issue of its own", () => {
  expect(issuesIn(() => readYaml(scratch, "nothing.yaml"))).toEqual([
    {
      file: fileOf(join(scratch, "nothing.yaml")),
      field: "file",
      expected: "expected it to exist",
    },
  ]);
  write("Other.yml", "a: 1");
  expect(issuesIn(() => readYaml(scratch, "other.yaml"))[0]!.expected).toBe(
    "expected it to exist; found Other.yml",
  );
});

describe("an issue", () => {
  const say = (value: unknown, of: z.ZodType = schema) =>
    issuesOf("a.md", of.safeParse(value).error!, value, of).map(
      ({ file, field, expected }) => `${file}: ${field}: ${expected}`,
    );

  test("of a picture without words names the picture", () => {
    const pictures = [{ src: "b.jpg" }, { src: 1 }, { src: "a.png", alt: "A" }];
    expect(say({ pictures }, z.object({ pictures: common.picture.array() }))).toEqual([
      "a.md: pictures.0.alt: expected words that say what is to be seen in the picture (b.jpg); found nothing",
      'a.md: pictures.1.src: expected words; found 1; write "1"',
      "a.md: pictures.1.alt: expected words that say what is to be seen in the picture; found nothing",
      'a.md: pictures.2.src: expected the name of a picture under app/content/pictures: small letters, digits and hyphens, then .jpg, .webp or .svg; found "a.png"',
    ]);
  });
});
