import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { foldFindings, findingLines } from "./finding.ts";

const dim = { what: "focus can't be seen", place: "/faq", criteria: ["2.4.7"] };

test("the same finding at several widths, of several elements, is one", () => {
  const findings = ["a", "b", "c", "d", "a"].map((name, index) => ({
    ...dim,
    widths: [index % 2 === 0 ? 390 : 1440],
    elements: [`<${name}>`],
  }));
  expect(findingLines([...findings, { what: "the console has an error" }]).slice(1)).toEqual([
    "/faq, 390, 1440 px wide: focus can't be seen (WCAG 2.4.7)",
    "      <a>",
    "      <b>",
    "      <c>",
    "      and 1 more",
    "the console has an error",
  ]);
});

test("what an engine found is told with its rule, and what was expected below it", () => {
  const lines = findingLines([
    { what: "Too faint.", part: "the header", engine: { name: "axe", rule: "colour" } },
    { what: "text is cut off", texts: ["Call now"], more: ["All of it must be readable."] },
  ]);
  expect(lines.map(stripVTControlCharacters)).toEqual([
    "Mend first. No command accepts this, as one does a picture:",
    "in the header: Too faint. [axe, colour, best practice, no criterion]",
    "text is cut off",
    "All of it must be readable.",
    "      “Call now”",
  ]);
  expect(findingLines([])).toEqual([]);
});

test("findings of two places stay two", () => {
  expect(foldFindings([dim, { ...dim, place: "/" }])).toHaveLength(2);
});
