import { readFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { entryFaults, type Tool } from "./content.server.ts";
import { faultsOf } from "./read.server.ts";
import { pagesOfTool, tool } from "./schema/tools.ts";
import { smallContent } from "./smallContent.ts";
import { toolsOf } from "./tools.server.ts";

const rules = [
  { source: "A rule", url: "https://rules.test", paragraph: "1.3", read: "2026-11-25" },
];
const common = { title: "A tool", lead: "What it does.", rules, pages: ["/services/doors"] };
const stairs = {
  kind: "stairs",
  ...common,
  limits: { rise: [150, 220], going: [220, 300], pitch: 42, sum: [550, 700] },
  height: { label: "Height", min: 600, max: 4000, usual: 2600 },
  run: { label: "Length", min: 500, max: 6000, usual: 2800 },
  heights: [2400, 2600],
};
const job = {
  job: "A door",
  href: "/services/doors",
  waiting: "the maker",
  before: "2 to 3 weeks",
};
const times = {
  kind: "times",
  ...common,
  jobs: [
    { ...job, onSite: "1 to 2 days" },
    { ...job, job: "A gate", before: "4 to 8 weeks", onSite: "1 to 2 weeks" },
  ],
};
const drawing = {
  kind: "drawing",
  ...common,
  picture: { src: "og.svg", alt: "A drawing" },
  labels: [
    { name: "Beam", says: "Carries.", at: [10, 20] },
    { name: "Wall", says: "Stands.", at: [30, 40] },
  ],
};
const asked = (ask: string) => ({ ask, yes: "apply.", paragraph: "A.1" });
const permission = {
  kind: "permission",
  title: "Permission",
  lead: "Answer.",
  rules,
  first: [asked("Flat?")],
  otherwise: "build.",
  jobs: [
    { title: "A shed", pages: ["/blog/oak"], rules, questions: [asked("High?")] },
    { title: "A loft", pages: ["/guides/cost"], rules, questions: [asked("Wide?")] },
  ],
};

const entry = (fields: object): Tool => ({
  ...tool.parse(fields),
  slug: "a-tool",
  file: "app/content/tools/a-tool.yaml",
});
const withTools = (...fields: object[]) => ({ ...smallContent(), tools: fields.map(entry) });

describe("a bad one is named by its field, and by what was expected", () => {
  test.each([
    ["no rule", { ...stairs, rules: [] }, "rules", "expected at least 1"],
    [
      "a rule without a paragraph",
      { ...stairs, rules: [{ ...rules[0], paragraph: undefined }] },
      "rules.0.paragraph",
      "expected words; found nothing",
    ],
    [
      "a rule without a date",
      { ...stairs, rules: [{ ...rules[0], read: undefined }] },
      "rules.0.read",
      "expected a date as YYYY-MM-DD",
    ],
    [
      "a rule that leads nowhere",
      { ...stairs, rules: [{ ...rules[0], url: "rules" }] },
      "rules.0.url",
      "expected an https:// address or a path here",
    ],
    ["a kind that is none", { ...stairs, kind: "abacus" }, "kind", "expected a kind: quotes"],
    [
      "limits the wrong way round",
      { ...stairs, limits: { ...stairs.limits, rise: [220, 150] } },
      "limits.rise",
      "expected the smaller number first",
    ],
    [
      "a usual size that the field refuses",
      { ...stairs, height: { ...stairs.height, usual: 5000 } },
      "height.usual",
      "expected a size from min to max",
    ],
    [
      "a time that is none",
      { ...times, jobs: [{ ...times.jobs[0], before: "soon" }, times.jobs[1]] },
      "jobs.0.before",
      "expected a time such as 2 to 4 days",
    ],
    [
      "two times on site",
      { ...times, jobs: [{ ...times.jobs[0], cost: "door" }, times.jobs[1]] },
      "jobs.0.onSite",
      "expected either the name of a cost or a time of its own",
    ],
    [
      "a number off the drawing",
      { ...drawing, labels: [{ ...drawing.labels[0], at: [10, 120] }, drawing.labels[1]] },
      "labels.0.at.1",
      "expected at most 100",
    ],
  ])("%s", (_name, fields, field, expected) => {
    const { error } = tool.safeParse(fields);
    const faults = faultsOf("a-tool.yaml", error!, fields);
    expect(faults.map((fault) => fault.field)).toContain(field);
    expect(faults.map((fault) => fault.expected).join("\n")).toContain(expected);
  });
});

describe("what it names must be there", () => {
  const faultsWith = (fields: object) =>
    entryFaults(withTools(fields)).map(({ field, expected }) => `${field}: ${expected}`);

  test("a sound one has no fault", () => {
    expect(faultsWith(stairs)).toEqual([]);
    expect(faultsWith(times)).toEqual([]);
    expect(faultsWith(drawing)).toEqual([]);
    expect(faultsWith(permission)).toEqual([]);
  });

  test("the page", () => {
    expect(faultsWith({ ...stairs, pages: ["/services/portcullises"] })).toEqual([
      "pages: expected the path of a service, a guide or a post; found /services/portcullises",
    ]);
  });

  test("the cost, and a time in it", () => {
    const expected = (cost: string) =>
      `jobs.0.cost: expected the name of a cost that takes a time such as 2 to 4 days; found ${cost}`;
    const named = (cost: string) => ({ ...times, jobs: [{ ...job, cost }, times.jobs[1]] });
    expect(faultsWith(named("gate"))).toEqual([expected("gate")]);
    // "a day"
    expect(faultsWith(named("door"))).toEqual([expected("door")]);
  });

  test("the picture", () => {
    const lost = { ...drawing, picture: { src: "lost.svg", alt: "Lost" } };
    expect(faultsWith(lost)).toEqual([
      "picture.src: expected a file under app/content/pictures; found no lost.svg",
    ]);
  });
});

describe("what a page shows", () => {
  test("only its own tools", () => {
    const content = withTools(stairs, { ...drawing, pages: ["/guides/cost"] });
    expect(toolsOf("/services/doors", content).map(({ kind }) => kind)).toEqual(["stairs"]);
    expect(toolsOf("/guides/cost", content).map(({ kind }) => kind)).toEqual(["drawing"]);
    expect(toolsOf("/services", content)).toEqual([]);
  });

  test("the questions of its own job, after those of every job, and the councils of the towns", () => {
    const content = withTools(permission);
    content.towns[0]!.planningAuthority.url = "https://council.example";
    content.towns[1]!.planningAuthority.url = "https://council.example";
    const [shown] = toolsOf("/blog/oak", content);
    expect(shown).toMatchObject({
      title: "A shed",
      questions: [{ ask: "Flat?" }, { ask: "High?" }],
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
        before: "2 to 3 weeks",
        onSite: "1 to 2 days",
        whole: "3 to 4 weeks",
      }),
      expect.objectContaining({ whole: "5 to 10 weeks", bar: [80, 20] }),
    ]);
  });

  test("the time on site of a cost", () => {
    const content = withTools({ ...times, jobs: [{ ...job, cost: "door" }, times.jobs[1]] });
    content.costs[0]!.takes = "2 to 5 days, with paint";
    expect(toolsOf("/services/doors", content)[0]).toHaveProperty("jobs.0.onSite", "2 to 5 days");
  });

  test("when a rule was read, in words", () => {
    const [shown] = toolsOf("/services/doors", withTools(stairs));
    expect(shown!.rules).toEqual([
      { source: "A rule", url: "https://rules.test", paragraph: "1.3", read: "25 November 2026" },
    ]);
  });
});

/** Validates the files on disk one by one, so that a fault names its file here too. */
test.each(readdirSync("app/content").includes("tools") ? readdirSync("app/content/tools") : [])(
  "%s is sound and stands somewhere",
  (name) => {
    const fields = tool.parse(parse(readFileSync(`app/content/tools/${name}`, "utf8")));
    expect(pagesOfTool(fields).length).toBeGreaterThan(0);
  },
);
