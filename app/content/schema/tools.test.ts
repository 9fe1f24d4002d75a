/** The rules for the tools of guides, posts and service pages. */
import { expect, test } from "vitest";
import { describeKind } from "./describeKind.ts";
import {
  drawing,
  job,
  permission,
  quote,
  quotes,
  rules,
  stairs,
  storage,
  times,
} from "../fixtures/smallTools.ts";
import { pagesOfTool, tool } from "./tools.ts";

const letters = (count: number) => "a".repeat(count);

const [row] = quotes.rows;
describeKind("sheet to compare quotes", tool, quotes, {
  valid: [{ pages: ["/a", "/b"], rules: [{ ...rules[0], url: "/blog/oak" }, ...rules] }],
  broken: [
    {
      title: letters(61),
      lead: letters(241),
      pages: [],
      rules: [],
      rows: [{ item: letters(41), ask: letters(91) }],
    },
    { rules: [{ url: "rules" }], rows: [{ item: "A" }, row, row, row] },
    { kind: "abacus" },
  ],
});

const usual = (size: number) => ({ height: { ...stairs.height, usual: size } });
const limits = (change: object) => ({ limits: { ...stairs.limits, ...change } });
describeKind("stair calculator", tool, stairs, {
  valid: [usual(600), usual(4000), limits({ pitch: 90 }), { heights: [2400, 2600, 2700] }],
  broken: [
    usual(599),
    usual(4001),
    usual(2600.5),
    { ...limits({ rise: [220, 150], going: 220, pitch: 91 }), heights: [2400], run: { min: 0 } },
    limits({ rise: [220, 220], pitch: undefined }),
  ],
});

const [alcove] = storage.usual;
describeKind("calculator of shelves", tool, storage, {
  broken: [
    {
      sizes: { ...storage.sizes, board: undefined },
      usual: [{ ...alcove, kind: "chest", depth: undefined }, alcove],
    },
    { usual: [alcove] },
  ],
});

describeKind("quote with its payments", tool, quote, {
  broken: [
    {
      job: letters(81),
      lines: [{ item: letters(61), says: letters(121), pounds: 0.5 }],
      payments: [{ when: letters(91), percent: 0 }],
    },
    {
      payments: [
        { when: "Now", percent: 50 },
        { when: "Then", percent: 49 },
      ],
    },
  ],
});

const jobs = (change: object) => ({ jobs: [{ ...times.jobs[0], ...change }, times.jobs[1]] });
describeKind("chart of how long things take", tool, times, {
  broken: [
    jobs({ job: letters(41), waiting: letters(61), before: "2 to 3 weeks", onSite: undefined }),
    { jobs: [job] },
  ],
});

const withJob = (change: object) => ({ jobs: [{ ...permission.jobs[0]!, ...change }] });
const answer = { when: letters(110), note: letters(140), paragraph: letters(70) };
const answers = (...given: object[]) => ({ first: [{ ask: letters(60), answers: given }] });
describeKind("flow of questions about permission", tool, permission, {
  valid: [answers(answer, { ...answer, needs: "prior approval" }, answer, answer, answer, answer)],
  broken: [
    { first: [], ...withJob({ title: letters(61), pages: [], rules: [], questions: [] }) },
    { first: [{ ask: letters(61), answers: [] }], jobs: [], verdicts: { permission: "Apply." } },
    answers({ when: letters(111), note: letters(141), paragraph: letters(71), needs: "luck" }),
    answers(answer, answer, answer, answer, answer, answer, answer),
    { otherwise: "Just build.", certificate: "rules" },
  ],
});

const labels = (change: object) => ({
  labels: [{ ...drawing.labels[0], ...change }, drawing.labels[1]],
});
describeKind("drawing with numbers", tool, drawing, {
  valid: [labels({ at: [0, 100] })],
  broken: [
    labels({ name: letters(41), says: letters(201), at: [101, -1] }),
    labels({ at: 20 }),
    { labels: [drawing.labels[0]] },
  ],
});

test("the pages of a tool are its own, or those of its jobs", () => {
  expect(pagesOfTool(tool.parse(stairs))).toEqual(["/services/doors"]);
  expect(pagesOfTool(tool.parse(permission))).toEqual(["/blog/oak", "/guides/cost"]);
});
