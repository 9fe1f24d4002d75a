/** The search handles any input, and only highlights parts of its texts. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createEngine, type SearchResults } from "./engine.ts";
import { site } from "./fixtures/smallIndex.ts";
import { pieces, type Range } from "./highlight.ts";
import { wordsOf } from "./words.ts";

const engine = await createEngine(site);

const hostileQueries = [
  ..."__proto__ constructor prototype toString hasOwnProperty %00%ff ${7*7}{{7*7}}".split(" "),
  ..."<script>alert(1)</script> <mark>&amp; (?=a+)+$ [a-z]{1,99}\\\\ \\u0000\\ud800".split(" "),
  ..."🪚🔨🏠 ‮nehctik ﬁtted½ İstanbul ß ŉ مطبخ".split(" "),
  "' OR 1=1 --",
  "👷🏽‍♀️ kitchen",
  "kitchen ".repeat(1250),
  "a".repeat(10_000),
  "stairs-".repeat(1430),
];
const ours = ["kitchen", "wardrobe", "stroud", "gl5", "what", "colour", "oak door", "oak", "the"];

const query = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ minLength: 200, maxLength: 10_000 }),
  fc
    .array(fc.oneof(fc.constantFrom(...hostileQueries), fc.constantFrom(...ours), fc.string()), {
      maxLength: 6,
    })
    .map((parts) => parts.join(" ")),
);

function expectInOrder(text: string, ranges: Range[]) {
  let at = 0;
  for (const { start, end } of ranges) {
    expect(start).toBeGreaterThanOrEqual(at);
    expect(end).toBeGreaterThan(start);
    at = end;
  }
  expect(at).toBeLessThanOrEqual(text.length);
  const whole = pieces(text, ranges).map((piece) => piece.text);
  expect(whole.join("")).toBe(text);
}

function expectAnswered({ answer, groups, results: all }: SearchResults) {
  for (const { results } of groups) expect(results.length).toBeGreaterThan(0);
  const found = groups.flatMap(({ results }) => results);
  for (const result of found) {
    expect(result.path).toMatch(/^\//);
    expectInOrder(result.title, result.titleMarks);
    expectInOrder(result.summary, result.summaryMarks);
  }
  // Each page is listed once, and not again below the answer it gives.
  expect(new Set([answer?.href, ...found.map(({ path }) => path)]).size).toBe(found.length + 1);
  expect(new Set(found)).toEqual(new Set(all));
  expect(all.length).toBeLessThanOrEqual(60);
}

test("2,000 inputs of every kind are answered soundly, and the same again", () => {
  fc.assert(
    fc.property(query, (typed) => {
      const results = engine.search(typed);
      expectAnswered(results);
      expect(engine.search(typed)).toEqual(results);
      expect(Object.prototype).not.toHaveProperty("points");
    }),
    { numRuns: 2000, examples: hostileQueries.map((typed) => [typed]) },
  );
});

test("words of any text stand where they say", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) =>
      expectInOrder(text, wordsOf(text)),
    ),
    { numRuns: 1000 },
  );
});
