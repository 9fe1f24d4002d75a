/** The sample firm's planning questions against the law as `planningLaw.yaml` states it. */
import { beforeEach, describe, expect, test } from "vitest";
import { getContent } from "../../../app/content/content.server.ts";
import { readYaml } from "../../../app/content/read.server.ts";
import { isTheSample, notTheSample } from "../sampleRecord.ts";

const verdicts = {
  permission: /^You need planning permission/,
  consent: /^You need listed building consent.*offence/,
  "monument consent": /^You need scheduled monument consent.*offence/,
  "prior approval": /prior approval before you start/,
  ask: /Ask the council/,
  // What a question says before its answers ends nothing.
  note: /^$/,
};
/** What an answer says, and its verdict if it is not that of permission; or why none is needed. */
type Row = string | [words: string, verdict: keyof typeof verdicts] | { left: string };
type Rows = Record<string, Row>;

const {
  paragraphs,
  "every house": everyHouse,
  ...law
} = readYaml("scripts/check/sample", "planningLaw.yaml") as {
  paragraphs: Record<string, string[]>;
  "every house": Rows;
} & Record<string, Rows>;

/** The Order's sub-paragraphs, such as `A.1(e)(ii)`. */
const ofTheOrder = Object.entries(paragraphs).flatMap(([name, parts]) =>
  parts.map((part) => name + part),
);
const stated = new Set([everyHouse, ...Object.values(law)].flatMap(Object.keys));
const isSample = isTheSample();
beforeEach(({ skip }) => skip(!isSample, notTheSample));
const tools = getContent().tools.flatMap((tool) => (tool.kind === "permission" ? tool : []));
const jobs = tools.flatMap((tool) => tool.jobs.map((job) => ({ ...tool, ...job })));

test("each sub-paragraph of the Order is asked for, or left out with a reason", () => {
  expect(ofTheOrder.filter((paragraph) => !stated.has(paragraph))).toEqual([]);
  // What else is stated is another Act's, or a court's.
  const others = [...stated].filter((paragraph) => !ofTheOrder.includes(paragraph));
  expect(others.filter((paragraph) => !/\bAct\b|EWHC/.test(paragraph))).toEqual([]);
});

test("each class that the law is stated for has its job", ({ skip }) => {
  skip(tools.length === 0, "No tool asks what needs permission.");
  expect(jobs.map(({ rules }) => rules[0]!.source)).toEqual(Object.keys(law));
});

test("a detached house may reach further than one with neighbours, by the same answers", () => {
  const ways = jobs.flatMap(({ first }) => first?.ways ?? []).map(({ leadsTo }) => leadsTo);
  const metres = ({ none, answers }: (typeof ways)[number]) =>
    [none, ...answers.map(({ when }) => when)].map((words) => words.match(/\d+(?=.m\b)/g)?.join());
  expect(ways.map(metres)).toEqual([
    ["3", "3,6", "3", "6"],
    ["4", "4,8", "4", "8"],
  ]);
});

describe.each(jobs)("$title", ({ rules, everyHouse: house, questions, verdicts: said, ...job }) => {
  const all = [
    ...(job.first?.ways.map(({ leadsTo }) => leadsTo) ?? []),
    ...house,
    ...questions,
  ].flatMap(({ note = "", paragraphs: named, answers }) => [
    { words: note, verdict: "", paragraphs: named },
    ...answers.map(({ when, note: more = "", needs, paragraphs: ending }) => ({
      words: `${when}. ${more}`,
      verdict: said[needs].says,
      paragraphs: ending,
    })),
  ]);
  const asked = Object.entries({ ...everyHouse, ...law[rules[0]!.source] }).flatMap(
    ([paragraph, row]) => {
      if (typeof row === "object" && "left" in row) return [];
      const [words, verdict] = typeof row === "string" ? [row, "permission" as const] : row;
      return [{ paragraph, words, verdict }];
    },
  );

  test.each(asked)("$paragraph: $words", ({ paragraph, words, verdict }) =>
    expect(all.filter(({ paragraphs: named }) => named.includes(paragraph))).toContainEqual(
      expect.objectContaining({
        words: expect.stringMatching(words),
        verdict: expect.stringMatching(verdicts[verdict]),
      }),
    ),
  );

  test("each answer names a paragraph that ends the right, and no other", () => {
    const known = new Set(asked.map(({ paragraph }) => paragraph));
    const names = all.filter(({ verdict }) => verdict).map(({ paragraphs: named }) => named);
    expect(names.filter((named) => named.length === 0)).toEqual([]);
    expect(names.flat().filter((name) => !known.has(name))).toEqual([]);
  });

  test("none of these: the lawful development certificate", () => {
    expect(job.otherwise).toMatch(
      /^You probably don.t need to apply\..*lawful development certificate/,
    );
    expect(job.certificate).toBe("https://www.gov.uk/guidance/lawful-development-certificates");
  });
});
