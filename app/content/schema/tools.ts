/** Schemas of the tools in guides, posts and service pages: one file per tool. */
import { z } from "zod";
import { externalUrl, isoDate, matching, picture, sample, sitePath, slug, text } from "./common.ts";

/** A rule that a tool is based on: its source, URL and paragraph, and the day it was read. */
const rule = z.strictObject({
  source: text,
  url: z.union([externalUrl, sitePath], { error: "expected an https:// address or a path here" }),
  paragraph: text,
  read: isoDate,
});

/** Paths of the pages that show the tool. */
const pages = z
  .array(
    matching(
      /^\/(services(\/[a-z0-9-]+)?|(guides|blog)\/[a-z0-9-]+)$/,
      "the path of a service, a guide or a post",
    ),
  )
  .min(1);

const common = {
  title: text.max(60),
  lead: text.max(240),
  rules: z.array(rule).min(1),
};
const onPages = { ...common, pages };

/** Whole millimetres. */
const size = z.int().positive();
/** Lower and upper limit, both inclusive. */
const range = z
  .tuple([size, size], { error: "expected two whole numbers such as [150, 220]" })
  .refine(([from, to]) => from < to, "expected the smaller number first");

const quotes = z.strictObject({
  kind: z.literal("quotes"),
  ...onPages,
  rows: z.array(z.strictObject({ item: text.max(40), ask: text.max(90) })).min(5),
});

/** The limits of a field and its initial value. */
const field = z
  .strictObject({ label: text, min: size, max: size, usual: size })
  .refine(({ min, max, usual }) => min <= usual && usual <= max, {
    path: ["usual"],
    message: "expected a size from min to max",
  });

/** A quote as the firm writes one, with the payments in which it falls due. */
const quote = z.strictObject({
  kind: z.literal("quote"),
  ...onPages,
  job: text.max(80),
  /** Prices before VAT. */
  lines: z.array(z.strictObject({ item: text.max(60), says: text.max(120), pounds: size })).min(2),
  /** The last one takes what rounding leaves. */
  payments: z
    .array(z.strictObject({ when: text.max(90), percent: z.int().positive() }))
    .min(2)
    .refine((list) => list.reduce((sum, { percent }) => sum + percent, 0) === 100, {
      message: "expected payments that come to 100 per cent",
    }),
  /** What it says besides, as the terms promise. */
  conditions: z.array(z.strictObject({ item: text.max(40), says: text.max(160) })).min(1),
  sample,
});

const stairs = z.strictObject({
  kind: z.literal("stairs"),
  ...onPages,
  limits: z.strictObject({
    rise: range,
    going: range,
    /** At most so many degrees. */
    pitch: z.number().positive().max(90),
    /** Twice the rise plus the going. */
    sum: range,
  }),
  height: field,
  run: field,
  /** Floor-to-floor heights of the table. */
  heights: z.array(size).min(2),
});

const storageKinds = z.enum(["alcove", "wardrobe"]);

const storage = z.strictObject({
  kind: z.literal("storage"),
  ...onPages,
  sizes: z.strictObject({
    /** Thickness of the board. */
    board: size,
    /** How far a shelf of that board spans without support. */
    span: size,
    /** Clear height between shelves, for large books. */
    spacing: size,
    /** Depth needed for large books, and for clothes on a rail. */
    bookDepth: size,
    railDepth: size,
  }),
  width: field,
  height: field,
  depth: field,
  usual: z
    .array(z.strictObject({ kind: storageKinds, width: size, height: size, depth: size }))
    .min(2),
});

const times = z.strictObject({
  kind: z.literal("times"),
  ...onPages,
  jobs: z
    .array(
      z.strictObject({
        job: text.max(40),
        /** URL of the page that says so. */
        href: sitePath,
        /** From the first call to the first day on site: an id of `measures.yaml`, as `onSite` is. */
        before: slug,
        waiting: text.max(60),
        onSite: slug,
      }),
    )
    .min(2),
});

/** What an answer comes to; its words are in `verdicts`. */
const needs = z.enum(["permission", "prior approval", "consent", "monument consent", "ask"], {
  error: "expected permission, prior approval, consent, monument consent or ask",
});

/** The paragraphs of the law that an answer or a note is based on, such as `A.1(e)(ii)`. */
const paragraphs = z.array(text.max(70));

/**
 * An answer ends the flow, except for one of prior approval, which is the least that is needed;
 * `none`, the last choice, leads to the next question.
 */
const question = z.strictObject({
  ask: text.max(60),
  /** How to measure or count, said before the answers. */
  note: text.max(140).optional(),
  paragraphs: paragraphs.default([]),
  /** What leads to the next question. */
  none: text.max(60).default("None of these"),
  /** Whether that stands before the answers: as the smallest of several sizes. */
  noneFirst: z.boolean().default(false),
  answers: z
    .array(
      z.strictObject({
        when: text.max(110),
        needs: needs.default("permission"),
        note: text.max(140).optional(),
        paragraphs: paragraphs.min(1),
      }),
    )
    .min(1)
    .max(7),
});

/** A choice that says nothing yet: each of the two leads to a question of its own. */
const choice = z.strictObject({
  ask: text.max(60),
  ways: z.array(z.strictObject({ when: text.max(60), leadsTo: question })).length(2),
});

const permission = z.strictObject({
  kind: z.literal("permission"),
  ...common,
  /** What an answer comes to, then whom to ask, what it costs and how long it takes. */
  verdicts: z.record(needs, z.strictObject({ says: text.max(90), next: text.max(140) })),
  /** Asked about each job: what takes the rights from a house as such. */
  everyHouse: z.array(question).min(1),
  /** The result if no answer applies. */
  otherwise: text,
  /** Where to read about the certificate that proves it. */
  certificate: externalUrl,
  jobs: z
    .array(
      z.strictObject({
        title: text.max(60),
        pages,
        rules: z.array(rule).min(1),
        /** Asked before those about every house: what decides most cases. */
        first: choice.optional(),
        questions: z.array(question).min(1),
      }),
    )
    .min(1),
});

const percent = z.number().min(0).max(100);

const drawing = z.strictObject({
  kind: z.literal("drawing"),
  ...onPages,
  picture,
  labels: z
    .array(
      z.strictObject({
        name: text.max(40),
        says: text.max(200),
        /** Position of its number on the drawing, in per cent from the left and the top. */
        at: z.tuple([percent, percent], { error: "expected two numbers such as [20, 45]" }),
      }),
    )
    .min(2),
});

export const tool = z.discriminatedUnion(
  "kind",
  [quotes, quote, stairs, storage, times, permission, drawing],
  { error: "expected a kind: quotes, quote, stairs, storage, times, permission or drawing" },
);

export type ToolFields = z.infer<typeof tool>;
export type ToolRule = z.infer<typeof rule>;

/** The paths of the pages that show a tool. */
export const pagesOfTool = (fields: ToolFields): string[] =>
  fields.kind === "permission" ? fields.jobs.flatMap((job) => job.pages) : fields.pages;
