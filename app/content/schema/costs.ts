/** Schema of a job's costs: published prices and, if the owner gives them, the firm's own. */
import { z } from "zod";
import { latestOf } from "../../lib/dates.ts";
import { pounds, poundsIn } from "../../lib/money.ts";
import { externalUrl, isoDate, slug, text } from "./common.ts";

/** Whole pounds. */
const price = z.int().positive();

/** A single figure, or the two that most jobs lie between. */
const typical = z.union([price, z.tuple([price, price])], {
  error: "expected a whole number, or two of them such as [8000, 14000]",
});

/** A date as far as the page gives it. YAML reads a bare year as a number. */
const partialDate = z.coerce
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, "expected a date as YYYY, YYYY-MM or YYYY-MM-DD");

const source = z.strictObject({
  name: text,
  url: externalUrl,
  /** What the page says, with figures written like £1,250. */
  says: text.max(160),
  /** The date stated on the page. */
  dated: partialDate,
  /** When it was last read. */
  read: isoDate,
});

const prices = { low: price, typical: typical.optional(), high: price };

export const cost = z
  .strictObject({
    job: text.max(40),
    /** Position in lists, 1 first. */
    order: z.int().positive(),
    /** Services whose pages show these costs. */
    services: z.array(slug).min(1),
    /** The guide that breaks down the price. */
    guide: slug.optional(),
    ...prices,
    /** What the prices are for: "whole job", "each door". */
    unit: text.max(60),
    includes: z.array(text).min(1),
    excludes: z.array(text).min(1),
    vat: z.enum(["included", "excluded", "unstated"]),
    takes: text.optional(),
    /** The newest of the sources' dates. */
    date: partialDate,
    sources: z.array(source).min(1),
    /** The firm's own prices; omitted until the owner has given them. */
    ours: z.strictObject({ ...prices, date: isoDate }).optional(),
  })
  .superRefine((entry, context) => {
    const expected = (path: string[], message: string) =>
      // Stryker disable next-line StringLiteral: the code is never read
      context.addIssue({ code: "custom", path, message });
    for (const [path, { low, typical: middle = [], high }] of [
      [[], entry],
      ...(entry.ours ? [[["ours"], entry.ours] as const] : []),
    ] as const) {
      const inOrder = [low, ...[middle].flat(), high];
      // Stryker disable next-line ConditionalExpression,EqualityOperator: comparisons with undefined are false
      if (inOrder.some((value, at) => at > 0 && value < inOrder[at - 1]!))
        expected([...path, "high"], "expected prices that rise from low to high");
    }
    const said = new Set(entry.sources.flatMap(({ says }) => poundsIn(says)));
    for (const field of ["low", "typical", "high"] as const) {
      const strange = [entry[field] ?? []].flat().find((value) => !said.has(value));
      if (strange !== undefined)
        expected([field], `expected a figure that a source says, not ${pounds(strange)}`);
    }
    // Undefined if a source or its date is missing, which is a fault of its own.
    const newest = latestOf(entry.sources.map(({ dated }) => dated));
    if (newest !== undefined && entry.date !== newest)
      expected(["date"], `expected ${newest}, the newest of the sources' dates`);
  });
