import type { JSONReport } from "@playwright/test/reporter";
import { expect, test } from "vitest";
import { criteria } from "./criteria.ts";
import { engineRules, readEvidence } from "./evidence.ts";
import { toHtml } from "./html.ts";
import { judge } from "./judge.ts";
import { toSarif } from "./sarif.ts";

const engines = engineRules();
const routes = [
  { path: "/", kind: "home" },
  { path: "/guides/one", kind: "guide" },
  { path: "/guides/two", kind: "guide" },
];

/** A run as Playwright reports it: axe on both pages, one test of a page, one of all. */
function runOf({ alt = true, focus = true } = {}) {
  const axe = (path: string, failed: object[] = []) => ({
    type: "_engine-run",
    description: JSON.stringify({
      engine: "axe",
      path,
      passed: ["html-has-lang", ...(failed.length > 0 ? [] : ["image-alt"])],
      unsure: ["color-contrast"],
      failed,
    }),
  });
  const spec = (title: string, tags: string[], status: string, annotations: object[]) => ({
    title,
    file: "a11y/some.spec.ts",
    line: 7,
    tags,
    tests: [{ projectName: "phone", annotations, results: [{ status, annotations }] }],
  });
  const fault = { rule: "image-alt", message: "Images must have a description", target: "img" };
  return {
    stats: { startTime: "2026-11-20T10:00:00.000Z" },
    suites: [
      {
        suites: [
          {
            specs: [
              spec("axe", [], "passed", [axe("/"), axe("/guides/one", alt ? [] : [fault])]),
              spec("focus", ["wcag-2.4.7"], focus ? "passed" : "failed", [
                { type: "page", description: "/guides/one" },
              ]),
              spec("skip link", ["wcag-2.4.1"], "passed", []),
              spec("left out", ["wcag-2.2.2"], "skipped", []),
            ],
          },
        ],
      },
    ],
    // Playwright reports more than is read.
  } as unknown as JSONReport;
}
const judged = (run: JSONReport) => judge(readEvidence([run]), engines, routes);
const verdictOf = (report: ReturnType<typeof judge>, number: string) =>
  report.criteria.find((criterion) => criterion.number === number)?.verdict;

test("the criteria are those of WCAG 2.2, levels A and AA", () => {
  expect(criteria).toHaveLength(55);
  expect(criteria.filter(({ level }) => level === "AA")).toHaveLength(24);
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
});

test("a criterion is as well tested as the run shows, page by page", () => {
  const report = judged(runOf());
  expect(verdictOf(report, "3.1.1")).toBe("by machine");
  expect(verdictOf(report, "2.4.7")).toBe("by script");
  expect(verdictOf(report, "2.2.2")).toBe("open");
  expect(verdictOf(report, "1.4.2")).toBe("does not arise");
  expect(report.matrix["/"]).toMatchObject({ "1.1.1": "A", "2.4.1": "s", "2.4.7": "–" });
  expect(report.matrix["/guides/one"]).toMatchObject({ "2.4.7": "S" });
  expect(report.matrix["/guides/two"]).toMatchObject({ "1.1.1": "–", "2.4.7": "s" });
  expect(report.gaps).toContain("axe has not looked at 1 of 3 pages");
});

test("a finding counts only against its own criterion and page", () => {
  const report = judged(runOf({ alt: false, focus: false }));
  expect(verdictOf(report, "1.1.1")).toBe("failed");
  expect(verdictOf(report, "2.4.7")).toBe("failed");
  expect(report.matrix["/guides/one"]).toMatchObject({ "1.1.1": "✗", "2.4.7": "✗" });
  expect(report.matrix["/"]?.["1.1.1"]).toBe("A");
  expect(report.summary).toMatchObject({ axe: { failures: 1 }, tests: { passed: 1, failed: 1 } });
  const results = toSarif(report, engines, "https://firm.example").runs.flatMap(
    ({ results: found = [] }) => found.filter(({ level }) => level === "error"),
  );
  expect(results.map(({ ruleId }) => ruleId)).toEqual(
    expect.arrayContaining(["image-alt", "WCAG-1.1.1", "WCAG-2.4.7", "a11y/some.spec.ts"]),
  );
  expect(toHtml(report, report.summary, [])).toContain("Images must have a description");
});

test("the shards of a run make one audit", () => {
  const evidence = readEvidence([runOf(), runOf()]);
  expect(evidence.engineRuns).toHaveLength(4);
});
