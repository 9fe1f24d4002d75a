import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { foldBarriers, toMend } from "./barrier.ts";

const dim = { what: "focus can't be seen", place: "/faq", criteria: ["2.4.7"] };

test("the same fault at several widths, of several elements, is one", () => {
  const faults = ["a", "b", "c", "d", "a"].map((name, index) => ({
    ...dim,
    widths: [index % 2 === 0 ? 390 : 1440],
    elements: [`<${name}>`],
  }));
  expect(toMend([...faults, { what: "the console has an error" }]).slice(1)).toEqual([
    "/faq, 390, 1440 px wide: focus can't be seen (WCAG 2.4.7)",
    "      <a>",
    "      <b>",
    "      <c>",
    "      and 1 more",
    "the console has an error",
  ]);
});

test("what an engine found is told with its rule, and what was expected below it", () => {
  const lines = toMend([
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
  expect(toMend([])).toEqual([]);
});

test("faults of two places stay two", () => {
  expect(foldBarriers([dim, { ...dim, place: "/" }])).toHaveLength(2);
});
