/** What is told of fields that the parser can't read, or would shorten. */
import { expect, test } from "vitest";
import { ContentError, type ContentIssue } from "./source.server.ts";
import { parseFields } from "./yamlFields.server.ts";

function issuesIn(fields: string): ContentIssue[] {
  try {
    parseFields("a.yaml", fields, "fields");
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

test.each([
  [
    "title: Doors: a guide",
    'title: expected quotes around words with a sign in them; write title: "Doors: a guide"',
  ],
  [
    "title: “Doors: a guide”",
    'title: expected quotes around words with a sign in them; write title: "Doors: a guide"',
  ],
  [
    "title: *Doors*",
    'title: expected quotes around words with a sign such as # or * in them, which would be left out; write title: "*Doors*"',
  ],
  [
    "title: !doors",
    'title: expected quotes around words with a sign in them; write title: "!doors"',
  ],
  [
    "title: {{business.name}} doors",
    'title: expected quotes around words with a sign in them; write title: "{{business.name}} doors"',
  ],
  [
    'title: "A" door',
    "title: expected quotes around words with a sign in them; write title: '\"A\" door'",
  ],
  [
    "title: Alcoves, our #1 job",
    'title: expected quotes around words with a sign such as # or * in them, which would be left out; write title: "Alcoves, our #1 job"',
  ],
  [
    "title:\n  - a #1 job",
    'title.0: expected quotes around words with a sign such as # or * in them, which would be left out; write - "a #1 job"',
  ],
  [
    "title: - Doors",
    'title: expected quotes around words with a sign in them; write title: "- Doors"',
  ],
  [
    "title: ! doors",
    'title: expected quotes around words with a sign such as # or * in them, which would be left out; write title: "! doors"',
  ],
  [
    "title: #1 for doors",
    'title: expected quotes around words with a sign such as # or * in them, which would be left out; write title: "#1 for doors"',
  ],
  [
    "title: “Doors”",
    'title: expected straight quotes " around words, or none: those of a phone would be shown; write title: "Doors"',
  ],
  ["order: 1\ntitle:Doors", "title: expected a space after the colon; write title: Doors"],
  [
    "order: 1\ntitle: 'Tis the season\nlast: 1",
    'title: expected quotes around words with a sign in them; write title: "\'Tis the season"',
  ],
  [
    "title:\n  * Oak",
    "fields: expected a hyphen and a space in front of each part of a list; write - Oak",
  ],
  [
    'title: "C:\\Users"',
    "title: expected quotes around words with a sign in them; write title: 'C:\\Users'",
  ],
  ["\ttitle: a", "title: expected spaces in front of the line, not a tab"],
  ["title: a\ntitle: b", "title: expected this field once; it stands above already"],
  ["- title: a\n  title: b", "title: expected this field once; it stands above already"],
])("%j stops the build, with its line and what to write instead", (fields, wanted) => {
  const [issue, ...others] = issuesIn(fields);
  expect(others).toEqual([]);
  expect(`${issue!.field}: ${issue!.expected}`).toBe(wanted);
  expect(issue!.line).toBe(fields.includes("\n") ? 2 : 1);
});

test.each([
  ["title: [doors\norder: 1", 'write title: "[doors"'],
  ["title: Doors\n  and more: windows\norder: 1", 'write title: "Doors and more: windows"'],
])("%j is put right in the line where it began", (fields, wanted) => {
  const [issue] = issuesIn(fields);
  expect(issue).toMatchObject({ field: "title", line: 1 });
  expect(issue!.expected).toContain(wanted);
});

test.each(["order: 90 # a note to myself", "# A note\ntitle: A"])("%j is a note", (fields) => {
  expect(issuesIn(fields)).toEqual([]);
});
