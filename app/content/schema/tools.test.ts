/** The requirements on the tools of guides, posts and service pages. */
import { describe, expect, test } from "vitest";
import { describeKind, faults } from "../describeKind.ts";
import { asked, common, drawing, job, permission, rules, stairs, times } from "../smallTools.ts";
import { pagesOfTool, tool } from "./tools.ts";

/** A text of `count` characters, and that text as a fault quotes it. */
const letters = (count: number) => "a".repeat(count);
const quoted = (count: number) => (count > 76 ? `"${letters(76)}…` : `"${letters(count)}"`);
const tooLong = (field: string, most: number): [Record<string, string>, string] => [
  { [field]: letters(most + 1) },
  `${field}: expected at most ${most} characters; found ${quoted(most + 1)}`,
];

const row = { item: letters(40), ask: letters(90) };
const quotes = { kind: "quotes", ...common, rows: [row, row, row, row, row] };
describeKind("a sheet to compare quotes", tool, quotes, [
  ["the longest title and lead", { title: letters(60), lead: letters(240) }, ""],
  ["a title too long", ...tooLong("title", 60)],
  ["a lead too long", ...tooLong("lead", 240)],
  ["no page", { pages: [] }, "pages: expected at least 1 in the list; found []"],
  ["no rule", { rules: [] }, "rules: expected at least 1 in the list; found []"],
  ["two pages and two rules", { pages: ["/a", "/b"], rules: [...rules, ...rules] }, ""],
  ["a rule of the site itself", { rules: [{ ...rules[0], url: "/blog/oak" }] }, ""],
  [
    "a rule with a link that leads nowhere",
    { rules: [{ ...rules[0], url: "rules" }] },
    'rules.0.url: expected an https:// address or a path here; found "rules"',
  ],
  [
    "a rule without its paragraph and date",
    { rules: [{ source: "A", url: "/a" }] },
    "rules.0.paragraph: expected words; found nothing\nrules.0.read: expected a date as YYYY-MM-DD; found nothing",
  ],
  [
    "an item and a question too long",
    { rows: [{ item: letters(41), ask: letters(91) }, row, row, row, row] },
    `rows.0.item: expected at most 40 characters; found ${quoted(41)}\nrows.0.ask: expected at most 90 characters; found ${quoted(91)}`,
  ],
  [
    "an item without its question",
    { rows: [{ item: "A" }, row, row, row, row] },
    "rows.0.ask: expected words; found nothing",
  ],
]);

const field = { label: "Height", min: 600, max: 4000, usual: 2600 };
const usual = (size: number) => ({ height: { ...field, usual: size } });
const limits = (change: object) => ({ limits: { ...stairs.limits, ...change } });
const pair = "expected two whole numbers such as [150, 220]";
describeKind("a stair calculator", tool, stairs, [
  ["the smallest as the usual", usual(600), ""],
  ["the largest as the usual", usual(4000), ""],
  [
    "less than the smallest",
    usual(599),
    "height.usual: expected a size from min to max; found 599",
  ],
  [
    "more than the largest",
    usual(4001),
    "height.usual: expected a size from min to max; found 4001",
  ],
  ["half a millimetre", usual(2600.5), "height.usual: expected a whole number; found 2600.5"],
  [
    "a field without its label",
    { height: { min: 1, max: 3, usual: 2 } },
    "height.label: expected words; found nothing",
  ],
  [
    "limits the wrong way round",
    limits({ rise: [220, 150] }),
    "limits.rise: expected the smaller number first; found [220,150]",
  ],
  [
    "limits that leave one size",
    limits({ rise: [220, 220] }),
    "limits.rise: expected the smaller number first; found [220,220]",
  ],
  ["one limit", limits({ going: 220 }), `limits.going: ${pair}; found 220`],
  ["the steepest pitch", limits({ pitch: 90 }), ""],
  ["a pitch past upright", limits({ pitch: 91 }), "limits.pitch: expected at most 90; found 91"],
  [
    "limits without the pitch",
    { limits: { rise: [1, 2], going: [1, 2], sum: [1, 2] } },
    "limits.pitch: expected a number; found nothing",
  ],
  ["one height", { heights: [2400] }, "heights: expected at least 2 in the list; found [2400]"],
  ["three heights", { heights: [2400, 2600, 2700] }, ""],
]);

const alcove = { kind: "alcove", width: 900, height: 2400, depth: 350 };
const storage = {
  kind: "storage",
  ...common,
  sizes: { board: 18, span: 600, spacing: 320, bookDepth: 280, railDepth: 600 },
  width: field,
  height: field,
  depth: field,
  usual: [alcove, { ...alcove, kind: "wardrobe" }],
};
describeKind("a calculator of shelves", tool, storage, [
  [
    "the sizes without the board",
    { sizes: { ...storage.sizes, board: undefined } },
    "sizes.board: expected a number; found nothing",
  ],
  [
    "a piece that is neither",
    { usual: [{ ...alcove, kind: "chest" }, alcove] },
    'usual.0.kind: expected one of alcove, wardrobe; found "chest"',
  ],
  [
    "a piece without its depth",
    { usual: [{ kind: "alcove", width: 900, height: 2400 }, alcove] },
    "usual.0.depth: expected a number; found nothing",
  ],
]);

const jobs = (change: object) => ({ jobs: [{ ...times.jobs[0], ...change }, times.jobs[1]] });
const duration = "expected a time such as 2 to 4 days";
describeKind("a chart of how long things take", tool, times, [
  ["the longest words", jobs({ job: letters(40), waiting: letters(60) }), ""],
  ["a time of a cost", { jobs: [{ ...job, cost: "door" }, times.jobs[1]] }, ""],
  ["a time that is none", jobs({ before: "soon" }), `jobs.0.before: ${duration}; found "soon"`],
  [
    "two times on site",
    jobs({ cost: "door" }),
    'jobs.0.onSite: expected either the name of a cost or a time of its own; found "1 to 2 days"',
  ],
  [
    "no time on site",
    { jobs: [job, times.jobs[1]] },
    "jobs.0.onSite: expected either the name of a cost or a time of its own; found nothing",
  ],
  [
    "a job and a wait too long",
    jobs({ job: letters(41), waiting: letters(61) }),
    `jobs.0.job: expected at most 40 characters; found ${quoted(41)}\njobs.0.waiting: expected at most 60 characters; found ${quoted(61)}`,
  ],
]);

const permissionJob = permission.jobs[0]!;
const withJob = (change: object) => ({ jobs: [{ ...permissionJob, ...change }] });
describeKind("a flow of questions about permission", tool, permission, [
  ["two first questions", { first: [asked("Flat?"), asked("Listed?")] }, ""],
  ["no first question", { first: [] }, "first: expected at least 1 in the list; found []"],
  ["no job", { jobs: [] }, "jobs: expected at least 1 in the list; found []"],
  [
    "a question without its answer",
    { first: [{ ask: "Flat?", paragraph: "A.1" }] },
    "first.0.yes: expected words; found nothing",
  ],
  [
    "a job with much to ask",
    withJob({
      title: letters(60),
      rules: [...rules, ...rules],
      questions: [asked("A"), asked("B")],
    }),
    "",
  ],
  [
    "a job with nothing to say",
    withJob({ title: letters(61), pages: [], rules: [], questions: [] }),
    [
      `jobs.0.title: expected at most 60 characters; found ${quoted(61)}`,
      "jobs.0.pages: expected at least 1 in the list; found []",
      "jobs.0.rules: expected at least 1 in the list; found []",
      "jobs.0.questions: expected at least 1 in the list; found []",
    ].join("\n"),
  ],
]);

const labels = (change: object) => ({
  labels: [{ ...drawing.labels[0], ...change }, drawing.labels[1]],
});
describeKind("a drawing with numbers", tool, drawing, [
  ["a number in each corner", labels({ at: [0, 100] }), ""],
  ["the longest words", labels({ name: letters(40), says: letters(200) }), ""],
  [
    "a number off the right",
    labels({ at: [101, 0] }),
    "labels.0.at.0: expected at most 100; found 101",
  ],
  ["a number off the top", labels({ at: [0, -1] }), "labels.0.at.1: expected at least 0; found -1"],
  [
    "a number that is nowhere",
    labels({ at: 20 }),
    "labels.0.at: expected two numbers such as [20, 45]; found 20",
  ],
  [
    "words too long",
    labels({ name: letters(41), says: letters(201) }),
    `labels.0.name: expected at most 40 characters; found ${quoted(41)}\nlabels.0.says: expected at most 200 characters; found ${quoted(201)}`,
  ],
]);

test.each<[string, number, Record<string, unknown>]>([
  ["rows", 5, quotes],
  ["usual", 2, storage],
  ["jobs", 2, times],
  ["labels", 2, drawing],
])("%s: %i at least", (list, least, entry) => {
  const tooFew = (entry[list] as unknown[]).slice(0, least - 1);
  expect(faults(tool, { ...entry, [list]: tooFew }).join()).toContain(
    `${list}: expected at least ${least} in the list`,
  );
});

test("a kind that is none is answered with those there are", () =>
  expect(faults(tool, { ...quotes, kind: "abacus" })).toEqual([
    'kind: expected a kind: quotes, stairs, storage, times, permission or drawing; found "abacus"',
  ]));

describe("the pages of a tool", () => {
  test("are its own", () => expect(pagesOfTool(tool.parse(stairs))).toEqual(["/services/doors"]));
  test("or those of its jobs", () =>
    expect(pagesOfTool(tool.parse(permission))).toEqual(["/blog/oak", "/guides/cost"]));
});
