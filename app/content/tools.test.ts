import { describe, expect, test } from "vitest";
import type { Tool } from "./entries.server.ts";
import { entryIssues } from "./issues.server.ts";
import { tool } from "./schema/tools.ts";
import { smallContent } from "../fixtures/smallContent.ts";
import { smallTools } from "../fixtures/smallTools.ts";
import { toolLinks, toolsOf } from "./tools.server.ts";

const { drawing, permission, quote, stairs, times } = smallTools;

const entry = (fields: object): Tool => ({
  ...tool.parse(fields),
  slug: "a-tool",
  file: "app/content/tools/a-tool.yaml",
});
const withTools = (...fields: object[]) => ({ ...smallContent(), tools: fields.map(entry) });

describe("what it names must be there", () => {
  const issuesWith = (fields: object) =>
    entryIssues(withTools(fields)).map(({ field, expected }) => `${field}: ${expected}`);

  test.each([stairs, times, quote, drawing, permission])(
    "a sound one has no issue: $kind",
    (fields) => expect(issuesWith(fields)).toEqual([]),
  );

  const named = (change: object) => ({
    ...times,
    jobs: [{ ...times.jobs[0], ...change }, times.jobs[1]],
  });
  const wanted =
    "expected the id of a time such as 2 to 4 days in app/fixtures/firm/content/measures.yaml";
  test.each<[string, object, string]>([
    ["the time before", named({ before: "no" }), `jobs.0.before: ${wanted}; found no`],
    // A width is no time.
    ["a time", named({ onSite: "a-width" }), `jobs.0.onSite: ${wanted}; found a-width`],
    [
      "the picture",
      { ...drawing, picture: { src: "lost.svg", alt: "Lost" } },
      "picture.src: expected a file under app/content/pictures; found no lost.svg",
    ],
  ])("%s", (_, fields, issue) => expect(issuesWith(fields)).toEqual([issue]));
});

test("a list of tools leads to each, and to the questions of each job; drawings are none", () => {
  expect(toolLinks(withTools(stairs, permission, drawing))).toEqual([
    { name: stairs.title, href: "/services/doors#a-tool", text: expect.any(String) },
    ...permission.jobs.map(({ title, pages }) => ({
      name: title,
      href: `${pages[0]}#a-tool`,
      text: expect.any(String),
    })),
  ]);
});

describe("what a page shows", () => {
  test("only its own tools", () => {
    const content = withTools(stairs, { ...drawing, pages: ["/guides/cost"] });
    expect(toolsOf("/services/doors", content).map(({ kind }) => kind)).toEqual(["stairs"]);
    expect(toolsOf("/guides/cost", content).map(({ kind }) => kind)).toEqual(["drawing"]);
    expect(toolsOf("/services", content)).toEqual([]);
  });

  test("the questions of its own job before and after those of every house, and the councils of the towns", () => {
    const content = withTools(permission);
    content.towns[0]!.planningAuthority!.url = "https://council.example";
    content.towns[1]!.planningAuthority!.url = "https://council.example";
    const [shown] = toolsOf("/blog/oak", content);
    expect(shown).toMatchObject({
      title: "A shed",
      questions: [
        { ask: "Alone?", ways: ["It has neighbours", "It stands alone"], answers: [] },
        { ask: "Deep?", way: 0, none: "Little", answers: [{ says: "Wait.", isLeast: true }] },
        { ask: "Very deep?", way: 1, none: "None of these", place: "Question 2 of 4" },
        { ask: "Flat?", answers: [{ says: "Apply.", next: "To the council.", rule: "A.1" }] },
        { ask: "High?", note: "From the ground.", place: "Question 4 of 4" },
      ],
    });
    expect(shown).toHaveProperty("councils", [
      { name: "Hills Council", url: "https://council.example" },
    ]);
    expect(shown!.rules).toHaveLength(2);
  });

  test("times in words, and as parts of the longest", () => {
    const [shown] = toolsOf("/services/doors", withTools(times));
    expect(shown).toHaveProperty("jobs", [
      expect.objectContaining({
        before: "2 to 3\u00A0weeks",
        onSite: "1 to 2\u00A0days",
        whole: "3 to 4\u00A0weeks",
      }),
      expect.objectContaining({ whole: "5 to 10\u00A0weeks", bar: [80, 20] }),
    ]);
  });

  test("a quote adds up, with its VAT, and its payments to the pound", () => {
    const [shown] = toolsOf("/services/doors", withTools(quote));
    expect(shown).toMatchObject({
      net: "£601",
      vat: "VAT at 20 per cent",
      vatPounds: "£120",
      total: "£721",
      payments: [
        { share: "25 per cent", pounds: "£180" },
        { share: "50 per cent", pounds: "£361" },
        { share: "25 per cent", pounds: "£180" },
      ],
    });
  });
});
