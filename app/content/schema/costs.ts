/** Schema of a job's costs: published prices and, if the owner gives them, the firm's own. */
import { z } from "zod";
import { latestOf } from "../../lib/dates.ts";
import { givesAmount, pounds } from "../../lib/money.ts";
import { externalUrl, isoDate, sample, slug, slugOf, text } from "./common.ts";

/** Whole pounds. */
const price = z.int().positive();

/** A single figure, or the two that most jobs lie between. */
const typical = z.union([price, z.tuple([price, price])], {
  error: "expected a whole number, or two of them such as [8000, 14000]",
});

/** A date as far as the page gives it. YAML reads a bare year as a number. */
const partialDate = z.coerce
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, "expected a date such as 2026, 2026-11 or 2026-11-30")
  .meta({ wanted: "a date such as 2026, 2026-11 or 2026-11-30", notation: "date" });

/** Whether a price has VAT in it, as far as its page says. */
const vat = z.enum(["included", "excluded", "unstated"]).meta({ title: "VAT in what it says" });

const source = z.strictObject({
  name: text,
  url: externalUrl,
  /** What the page says, with figures written like £1,250. */
  says: text.max(160),
  vat,
  /** The date stated on the page, if there is one. */
  dated: partialDate.optional(),
  /** When it was last read. */
  read: isoDate,
});

const prices = { low: price, typical: typical.optional(), high: price };

type Prices = { low: number; typical?: number | number[] | undefined; high: number };

/** Adds an issue where prices don't rise from low over typical to high. */
const rising = ({ low, typical: middle = [], high }: Prices, context: z.RefinementCtx) => {
  const inOrder = [low, ...[middle].flat(), high];
  const sorted = [...inOrder].sort((a, b) => a - b);
  if (sorted.join(" ") === inOrder.join(" ")) return;
  context.addIssue({
    code: "custom",
    path: ["high"],
    message: "expected prices that rise from low to high",
  });
};

/**
 * A line of a worked example: an amount of its own, the typical price of a job, or a percentage of
 * other lines. What is without VAT gets it added.
 */
const exampleLine = z
  .strictObject({
    id: slug,
    line: text,
    /** How it is reached, if the figures alone do not say. */
    how: text.optional(),
    pounds: price.optional(),
    /** The file of `costs/`. */
    cost: slugOf("costs").optional(),
    percent: z.number().positive().optional(),
    of: z.array(slug).default([]),
    vat: vat.optional(),
  })
  .refine(
    ({ pounds: own, cost: job, percent }) => [own, job, percent].filter(Boolean).length === 1,
    {
      path: ["pounds"],
      message: "expected one of pounds, cost and percent",
    },
  );

const example = z.strictObject({
  lines: z.array(exampleLine).min(2),
  /** Per cent of these lines, with their VAT. */
  contingency: z.strictObject({ percent: z.number().positive(), of: z.array(slug).min(1) }),
});

/** Kinds of one job where they differ, each with the firm's own prices. */
const kinds = z.strictObject({
  /** What the rows are: "One flight, fitted". */
  of: text.max(60),
  rows: z
    .array(
      z.strictObject({ id: slug, job: text.max(60), low: price, high: price }).superRefine(rising),
    )
    .min(1),
  /** Its price is the job's usual one, in place of `typical`. */
  usual: slug.optional().meta({
    title: "The usual kind",
    description: "Its price stands for the job in lists and at the top of pages: the id of a kind.",
  }),
});

export type Example = z.infer<typeof example>;

export const cost = z
  .strictObject({
    job: text.max(40),
    /** Position in lists, 1 first. */
    order: z.int().positive(),
    /** Services whose pages show these costs. */
    services: z.array(slugOf("services")).min(1),
    /** The guide that breaks down the price. */
    guide: slugOf("guides").optional(),
    ...prices,
    /** Which source says each of them, by its name. */
    from: z.strictObject({ low: text, typical: text.optional(), high: text }),
    /** What the prices are for: the job as it is named, or each of what it is measured in. */
    per: z.enum(["job", "m²", "metre", "unit", "day"]).meta({
      title: "Price per",
      description: "“job” if it is for one whole job as named above.",
    }),
    /** How much that is: "whole building", "supplied and fitted". */
    unit: text.max(60).optional(),
    includes: z.array(text).min(1),
    excludes: z.array(text).min(1),
    takes: text.optional(),
    /** The newest of the sources' dates. */
    date: partialDate,
    sources: z.array(source).min(1),
    /** The firm's own prices, with VAT; omitted until the owner has given them. */
    ours: z
      .strictObject({ ...prices, kinds: kinds.optional(), date: isoDate, sample })
      .superRefine(rising)
      .optional()
      .meta({ title: "Our own prices, VAT included" }),
    /** The sum that the guide works through: `{{example:…}}` in its text. */
    example: example.optional(),
  })
  .superRefine(rising)
  .superRefine((entry, context) => {
    const expected = (path: string[], message: string) =>
      // Stryker disable next-line StringLiteral: the code is never read
      context.addIssue({ code: "custom", path, message });
    const { typical: ownTypical, kinds: own } = entry.ours ?? {};
    if (own?.usual !== undefined) {
      const ids = own.rows.map(({ id }) => id);
      if (!ids.includes(own.usual))
        expected(["ours", "kinds", "usual"], `expected the id of a kind (${ids.join(", ")})`);
      if (ownTypical !== undefined)
        expected(["ours", "typical"], "expected none beside a usual kind, which has its own price");
    }
    const names = entry.sources.map(({ name }) => name);
    if (new Set(names).size < names.length)
      expected(["sources"], "expected sources of different names");
    for (const field of ["low", "typical", "high"] as const) {
      const amounts = [entry[field] ?? []].flat();
      if (amounts.length === 0) continue;
      const said = entry.sources.find(({ name }) => name === entry.from[field]);
      if (!said) expected(["from", field], `expected the name of a source (${names.join(", ")})`);
      const strange = said && amounts.find((amount) => !givesAmount(said.says, amount));
      if (strange !== undefined)
        expected([field], `expected a figure that ${said!.name} says, not ${pounds(strange)}`);
    }
    // Undefined if a source or its date is missing, which is an issue of its own.
    const newest = latestOf(entry.sources.flatMap(({ dated }) => dated ?? []));
    if (newest !== undefined && entry.date !== newest)
      expected(["date"], `expected ${newest}, the newest of the sources' dates`);
  });
