import { expect, test } from "vitest";
import {
  auditPage,
  criteriaRows,
  findingRows,
  lookSection,
  testRows,
  type Scenario,
} from "./auditPage.ts";
import type { Look } from "./auditRecord.ts";

const faint = { rule: "color-contrast", message: "Too faint.", target: "#main-content > p" };
const look = (of: Partial<Look>): Look => ({
  engine: "axe-core 4",
  browser: "chromium 153",
  kind: "faq",
  url: "http://localhost/faq",
  state: "as it opens",
  width: 390,
  passed: ["image-alt", "html-has-lang"],
  inapplicable: [],
  failed: [],
  incomplete: [],
  ...of,
});
const inStory = { kind: "story", url: "http://localhost/iframe", state: "Widgets/Toast/shown" };
const looks = [
  look({ failed: [faint] }),
  look({ failed: [faint], width: 1440 }),
  look({ failed: [faint], ...inStory }),
  look({ failed: [{ rule: "region", message: "Not in a landmark.", target: "p" }] }),
];
const scenario = (of: Partial<Scenario>): Scenario => ({
  title: "faq.spec.ts › the questions",
  project: "phone",
  outcome: "expected",
  criteria: ["3.2.2"],
  failed: [],
  findings: [],
  ...of,
});
const scenarios = [
  scenario({}),
  // An engine found what failed it.
  scenario({ outcome: "unexpected", failed: ["1.4.3"] }),
  scenario({
    outcome: "unexpected",
    criteria: [],
    failed: ["2.4.7"],
    findings: [
      {
        what: "focus can't be seen",
        place: "“Faq, A”",
        widths: [390, 1440],
        criteria: ["2.4.7"],
        elements: ["<a>A</a>"],
      },
    ],
  }),
  scenario({ outcome: "skipped", criteria: ["3.2.3"] }),
  scenario({
    title: "notFound.spec.ts › 404",
    outcome: "unexpected",
    criteria: [],
    findings: [{ what: "this does not hold: “404”", isAssertion: true }],
  }),
];
const run = { at: new Date(), commit: "1a2b3c", pageCount: 9 };

test("a finding is one row, with each place where it was seen", () => {
  const [contrast, region, ...others] = findingRows(looks);
  expect(others).toEqual([]);
  expect(contrast!.slice(0, 3)).toEqual([
    "Too faint.",
    "1.4.3",
    ["/faq, as it opens, 390 and 1440 px wide", "Widgets/Toast/shown, 390 px wide"],
  ]);
  expect(region![1]).toBe("best practice, no criterion");
});

test("what a test found besides stands with its own criterion and widths", () => {
  expect(testRows(scenarios)).toEqual([
    [
      "focus can't be seen (WCAG 2.4.7)",
      "2.4.7",
      ["faq.spec.ts › the questions, 390, 1440 px wide"],
    ],
  ]);
});

test("a criterion fails for what was tried of it alone", () => {
  const rows = criteriaRows(looks, scenarios);
  const failedOf = (criterion: string) => rows.find(([name]) => name!.includes(criterion))![3];
  expect(failedOf("1.4.3 Contrast")).toEqual(["color-contrast", "faq.spec.ts › the questions"]);
  expect(failedOf("3.2.2 On input")).toEqual([]);
  expect(failedOf("3.2.3 Consistent navigation")).toEqual([]);
});

test("above the criteria stands which failed tests carry none", () => {
  expect(auditPage(looks, scenarios, run)).toContain(
    "1 failed test carries no criterion: notFound.spec.ts › 404.",
  );
});

test("of each look the rules are named that failed, passed, or did not apply", () => {
  expect(lookSection(looks[0]!)).toContain(
    "/faq, as it opens, 390 px, axe-core 4: 1 failed, 0 incomplete, 2 passed, 0 not applicable</summary>",
  );
  expect(lookSection(looks[0]!)).toContain("<dt>2 passed</dt><dd>html-has-lang, image-alt</dd>");
  const second = look({ engine: "Equal Access 3", passed: ["img_alt_valid"] });
  expect(lookSection(second)).toContain(
    "0 failed, 0 incomplete, 1 passed, not applicable: this engine does not say",
  );
});
