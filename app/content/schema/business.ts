/** Schema of the business profile. */
import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js";
import { z } from "zod";
import { businessTypes } from "./businessTypes.ts";
import {
  externalUrl,
  longText,
  markdown,
  matching,
  messageSubject,
  messageText,
  plannedDate,
  proofFields,
  sample,
  sitePath,
  slug,
  text,
} from "./common.ts";

const timeWanted = "a time such as 08:30";
const time = z
  .string(`expected ${timeWanted}`)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: `expected ${timeWanted}`, abort: true })
  .meta({ wanted: timeWanted, notation: "time" });

const isHttpsOrigin = (address: string): boolean =>
  externalUrl.safeParse(address).success && new URL(address).origin === address;

/** Parts a firm may do without: the launch check does not ask for those in `optedOut`. */
export const optionalParts = [
  "companyNumber",
  "vatNumber",
  "facebook",
  "instagram",
  "tiktok",
  "metrics",
  "chromatic",
  "nextStart",
] as const;

const dayCodes = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

/** The same hours of some days, Europe/London. Pages make their words of them. */
export const openingHours = z
  .strictObject({
    days: z.array(z.enum(dayCodes), "expected days such as [Mo, Tu, We, Th, Fr]").min(1),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    message: "expected a time after opens",
  });

/** Days on which nobody works or answers, first and last inclusive. */
export const closure = z
  .strictObject({
    from: plannedDate.meta({ title: "First day" }),
    to: plannedDate.meta({ title: "Last day", description: "For one day, the first day again." }),
    reason: text.meta({ title: "Why", description: "Such as Christmas break. It is shown." }),
    sample,
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    message: "expected the first day or a later one",
  });

/** When the firm could begin a new job. Shown until it is over. */
export const nextStart = z
  .strictObject({
    from: plannedDate.meta({ title: "First day you could start" }),
    until: plannedDate.meta({ title: "Shown until", description: "Look at it again by then." }),
    sample,
  })
  .refine(({ from, until }) => until <= from, {
    path: ["until"],
    message: "expected a day no later than the start",
  });

/** A list in which no two entries have a day in common. */
const apart = <Entry extends z.ZodObject>(
  entry: Entry,
  field: string,
  daysOf: (entry: z.output<Entry>) => { from: string; to: string },
) =>
  z
    .array(entry)
    .superRefine((list, context) => {
      const spans = list.map(daysOf);
      for (const [at, { from, to }] of spans.entries())
        if (spans.slice(0, at).some((other) => from <= other.to && other.from <= to))
          context.addIssue({
            code: "custom",
            path: [at, field],
            message: "expected a day that is not in the list yet",
          });
    })
    .default([]);

const closures = apart(closure, "from", (days) => days);

/** Each day is listed by itself: a substitute day besides the holiday at a weekend. */
const bankHolidays = apart(
  z.strictObject({ date: plannedDate, name: text }),
  "date",
  ({ date }) => ({
    from: date,
    to: date,
  }),
);

/**
 * What a claim is about, and where it stands by itself. Those of `counter` and `quote` stand where a
 * figure or a text names them.
 */
export const claimChannels = [
  "trust-strip",
  "trust-badge",
  "counter",
  "phone",
  "whatsapp",
  "email",
  "quote",
  "call-bar",
] as const;

/** A claim in the words shown; `leftOut` records an alternative reading that was rejected. */
const claim = z.strictObject({
  id: slug,
  channel: z.enum(claimChannels),
  title: text,
  words: longText,
  leftOut: text.optional(),
  href: sitePath.optional().meta({
    title: "Address of what stands behind it",
    description: "Such as /trust. In the strip of promises the claim leads there.",
  }),
  /** The jobs that it is for. */
  appliesTo: text.optional().meta({ title: "For which jobs" }),
  /** The contact option, such as "Call": lists the claim in the table of reply times on /trust. */
  answers: text.optional().meta({
    title: "What is answered",
    description: "Such as Call: the promise then stands in the table of replies.",
  }),
  ...proofFields,
});

/** What clients ask before hiring a firm: a short answer, a full one, and the evidence. */
const trustFact = z.strictObject({
  short: text.meta({ title: "In a few words" }),
  words: markdown.meta({ title: "In full" }),
  ...proofFields,
  evidence: text.optional().meta({ title: "What shows it", description: "Shown below the words." }),
});

/** In reading order, with their headings on /trust. */
export const trustParts = [
  { id: "cover", title: "What is covered" },
  { id: "insurer", title: "Who insures us" },
  { id: "guarantee", title: "Our guarantee" },
  { id: "deposits", title: "Deposits" },
  { id: "memberships", title: "Memberships" },
  { id: "visitors", title: "Who comes to your house" },
  { id: "whenWrong", title: "When something goes wrong" },
] as const;

const trust = z.strictObject(
  Object.fromEntries(
    trustParts.map(({ id, title }) => [id, trustFact.optional().meta({ title })]),
  ) as Record<(typeof trustParts)[number]["id"], z.ZodOptional<typeof trustFact>>,
);

/** In the order of the editor's form: what changes most often comes first. */
const profile = z.strictObject({
  name: text,
  /** For search engines: a kind of LocalBusiness of schema.org. */
  type: z
    .enum(businessTypes)
    .default("LocalBusiness")
    .meta({ title: "Kind of business", description: "As schema.org/LocalBusiness lists them." }),
  shortName: text,
  tagline: text,
  /** Whether the whole firm is fictional. If so, every page shows `sampleNotice`. */
  sample: sample.meta({
    title: "All of it is made up",
    description: "Every page then says so. Without it, what has no proof is left out.",
  }),
  sampleNotice: longText.optional().meta({ title: "Words that say so" }),
  phone: z.strictObject({
    display: text.meta({ title: "As it is read" }),
    e164: z
      .string()
      .regex(/^\+[1-9]\d{7,14}$/, {
        error: "expected a number as it is dialled from abroad, such as +441452000000",
        abort: true,
      })
      .meta({
        title: "As it is dialled",
        description: "Such as +441452000000.",
        wanted: "a number as it is dialled from abroad, such as +441452000000",
        notation: "phone",
      }),
  }),
  email: z.email("expected an email address").meta({ wanted: "an email address" }),
  emailSubject: messageSubject.meta({
    title: "Subject of an email",
    description: "Where the page it is begun on has no subject of its own.",
  }),
  emailText: messageText.meta({ title: "First words of an email" }),
  photographs: longText.meta({
    title: "How photographs reach you without WhatsApp",
    description: "Stands beside your email address.",
  }),
  whatsappText: messageText.meta({ title: "First words of a WhatsApp message" }),
  whatsappSubject: messageSubject.meta({
    title: "Its words before a page's subject",
    description: "Such as “It is about”: a colon and the page's subject follow.",
  }),
  hours: z.strictObject({
    /** When people are on site. */
    working: z.array(openingHours).min(1).meta({ title: "On site" }),
    /** When the phone is answered. */
    phone: z.array(openingHours).min(1).meta({ title: "On the phone" }),
    closures: closures.meta({ title: "Closed", description: "Your holidays, and other days off." }),
    bankHolidays: bankHolidays.meta({
      title: "Bank holidays without work",
      description: "As gov.uk/bank-holidays lists them. Take away those on which you work.",
    }),
  }),
  nextStart: nextStart.optional().meta({ title: "When you could start a new job" }),
  /**
   * A trader's site must identify the trader (Electronic Commerce Regulations 2002, reg. 6), so the
   * launch check asks for these. They are shown in the footer of every page, in the terms and in
   * the privacy notice. A sole trader has no company number; a small firm may have no VAT number.
   */
  legalName: text.optional(),
  address: text.optional(),
  companyNumber: z
    .string("expected a company number in quotes")
    .regex(/^(\d{2}|[A-Z]{2})\d{6}$/, "expected the eight characters of a company number")
    .meta({ wanted: "the eight characters of a company number" })
    .optional(),
  vatNumber: z
    .string("expected a VAT number in quotes")
    .regex(/^GB ?\d{3} ?\d{4} ?\d{2}$/, "expected GB and the nine digits of a VAT number")
    .meta({ wanted: "GB and the nine digits of a VAT number" })
    .optional(),
  /** The hosting provider and how long its logs are kept; completes "The host is". */
  host: text.optional(),
  social: z.array(
    z.strictObject({
      id: z.enum(["facebook", "instagram", "tiktok"]),
      name: text,
      url: externalUrl,
    }),
  ),
  claims: z.array(claim),
  trust: trust
    .default({})
    .meta({ title: "What stands behind the work", description: "The page /trust." }),
  /**
   * `evidence` says where the reviews can be read; without it the rating is only the firm's word.
   * `basis` stands beside it; the testimonials may average less.
   */
  rating: z
    .strictObject({
      value: z.number().meta({ notation: "decimal" }),
      best: z.number(),
      count: z.int(),
      basis: longText.optional().meta({
        title: "How it's counted",
        description: "Shown on the page /trust: an average of which reviews, rounded how.",
      }),
      ...proofFields,
    })
    .refine(({ value, best }) => value <= best, {
      path: ["value"],
      message: "expected no more than best",
    })
    .optional(),
  /**
   * Who "I" is on the pages of services and towns, by role: where one person judges. The firm is "we".
   */
  speaker: text.max(60).optional().meta({
    title: "Who says I",
    description: "By role, such as: In the words of our founder, who comes to measure.",
  }),
  /** Why the firm's own prices differ from those of others; stands where the two are compared. */
  ourPrices: z
    .strictObject({ why: longText, sample })
    .optional()
    .meta({ title: "Why your prices differ from others'" }),
  award: z.strictObject({ name: text, url: externalUrl, ...proofFields }).optional(),
  designer: z
    .strictObject({
      name: text,
      url: externalUrl,
      credit: text,
      testimonial: text,
      attribution: text,
      sample,
    })
    .optional(),
  locality: text,
  region: text,
  serviceArea: z.array(text).min(1),
  serviceRadiusMetres: z.int().positive(),
  centre: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  priceRange: text,
  freeConsultation: z.strictObject({
    price: z.number(),
    currency: matching(/^[A-Z]{3}$/, "three capitals such as GBP"),
  }),
  origin: z.string().refine(isHttpsOrigin, {
    error:
      "expected https:// and a domain in small letters, with nothing behind it: the site cannot live in a folder of a domain",
  }),
  country: matching(/^[A-Z]{2}$/, "two capitals such as GB"),
  locale: matching(/^[a-z]{2}_[A-Z]{2}$/, "a language and a country as in en_GB"),
  /** Parts the firm has decided against, such as `["tiktok"]`. */
  optedOut: z.array(z.enum(optionalParts)).optional().meta({ title: "Goes without" }),
});

/** The number as it is dialled from anywhere, or undefined where no such number is possible. */
export function dialled(shown: string, country: string) {
  const number = parsePhoneNumberFromString(shown, country as CountryCode);
  return number?.isPossible() ? number.number : undefined;
}

/** If the displayed and the dialled number differed, callers would reach somebody else. */
export const business = profile
  .refine(({ phone, country }) => dialled(phone.display, country) === phone.e164, {
    path: ["phone", "e164"],
    error: ({ input }) => {
      const { phone, country } = input as z.output<typeof profile>;
      const number = dialled(phone.display, country);
      return number
        ? `expected the number that is shown, with + and its country's code: ${number}`
        : `expected the number that is shown, but that can't be dialled: ${phone.display}`;
    },
  })
  .refine((firm) => !firm.sample || firm.sampleNotice, {
    path: ["sampleNotice"],
    message: "expected the words that say so, because sample is true",
  });

export type Business = z.output<typeof business>;
/** As the file has it, without the defaults. */
export type TypedBusiness = z.input<typeof business>;
