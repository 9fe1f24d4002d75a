import { smallContent } from "../fixtures/smallContent.ts";
import { cost } from "./costs.ts";
import { describeKind } from "./describeKind.ts";

const letters = (count: number) => "a".repeat(count);
const { slug: _slug, file: _file, ...price } = smallContent().costs[0]!;
const source = price.sources[0]!;
const { dated: _dated, ...undated } = source;
/** Sources of these dates. */
const dated = (...dates: unknown[]) => dates.map((each) => ({ ...source, dated: each }));
describeKind("price", cost, price, {
  valid: [
    { typical: undefined, high: 100 },
    { date: "2026", sources: dated(2026) },
    { ours: { low: 1, high: 2, date: "2026-11-01" } },
    { sources: [undated] },
    // The price and what comes with it.
    { low: 90, sources: [{ ...source, says: "£40 plus £50, £200 to £250, £300" }] },
  ],
  broken: [
    {
      job: letters(41),
      order: 0,
      services: [],
      unit: letters(61),
      includes: [],
      excludes: [],
      sources: [{ ...source, url: "prices.example", says: letters(161), read: "lately" }],
    },
    { low: 100.5, typical: [100, 200, 300], high: undefined, sources: [] },
    { sources: [{ ...source, vat: "perhaps" }] },
    { sources: [{ ...source, vat: undefined }] },
    { low: 90, sources: [{ ...source, says: "£40 and £50, £200 to £250, £300" }] },
    { example: { lines: [], contingency: { percent: 0, of: [] } } },
    {
      example: {
        lines: [
          { id: "one", line: "One", pounds: 1, cost: "door" },
          { id: "two", line: "Two" },
        ],
        contingency: { percent: 10, of: ["one"] },
      },
    },
    { sources: dated("2026-01", "1") },
    { low: 300, high: 100 },
    { low: 250, typical: 200 },
    { low: 99, typical: 175, high: 1000 },
    { date: "2025" },
    { date: "2024", sources: dated("2025", "2023", "2024") },
    { ours: { low: 3000, high: 1000, date: "2026-11-01" } },
    { low: 0, ours: { low: 0, high: 1, date: "2026-11-01" } },
  ],
});
